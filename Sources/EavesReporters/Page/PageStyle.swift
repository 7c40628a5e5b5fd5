/// How a page looks: in light and dark, on a narrow screen and on paper.
enum PageStyle {
  /// The style of a whole page.
  static let page = colours + base + verdict + findings + picture + charts + paper

  /// Ink and paper; also of a picture that stands alone.
  static let colours = """
    :root { color-scheme: light dark;
      --paper: #faf8f5; --card: #ffffff; --ink: #1d1b19; --quiet: #5f5a53; --rule: #e2dcd3; --accent: #0d5961;
      --error: #a6231b; --error-tint: #fbeae8; --warning: #7c4a00; --warning-tint: #fcf0db;
      --note: #34537f; --note-tint: #e8eef8; --good: #1c6337; --good-tint: #e5f3e9;
      --module: #e6f0f1; --folder: #f3efe8; --arrow: #8c857b; --up: #9a5b00; --mark: #ffe2a8;
      --d1: #fde3c8; --d2: #f9bf95; --d3: #ee8f6c; --d4: #d9584a; --tile: #edf1ee;
      --known: #6a5a86; --k1: #e6e1ef; --k2: #d5cce5; --k3: #c1b4d8; --k4: #ab9ac9; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #171614; --card: #201e1b; --ink: #efebe4; --quiet: #b0a9a0; --rule: #3a3631; --accent: #74c9d1;
      --error: #ff9f94; --error-tint: #40211e; --warning: #f2c474; --warning-tint: #3a2d13;
      --note: #a9c4f2; --note-tint: #202b3d; --good: #93d8aa; --good-tint: #1b2f22;
      --module: #1d3336; --folder: #2b2823; --arrow: #8d867c; --up: #e0a345; --mark: #5c4410;
      --d1: #4a3420; --d2: #6e4526; --d3: #93502f; --d4: #b04a38; --tile: #26302a;
      --known: #c0b2dd; --k1: #332d40; --k2: #433a56; --k3: #53486c; --k4: #635682; } }

    """

  private static let base = """
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 4rem; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", sans-serif; }
    main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
    h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
    h2 { font-size: 1.35rem; margin: 0 0 .75rem; }
    section { margin: 3rem 0 0; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    code, pre { font: .86em/1.5 ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { overflow-wrap: anywhere; }
    .quiet { color: var(--quiet); }
    .skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; z-index: 9; }
    nav { position: sticky; top: 0; z-index: 5; background: var(--paper); border-bottom: 1px solid var(--rule); }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; list-style: none; max-width: 72rem; margin: 0 auto; padding: .6rem 1.25rem; }
    nav a { color: var(--ink); text-decoration: none; font-size: .92rem; }
    nav a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: .25em; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .9rem; }
    caption { text-align: left; color: var(--quiet); padding: .25rem 0; }
    th, td { padding: .3rem .7rem .3rem 0; text-align: left; vertical-align: top; }
    thead th { border-bottom: 1px solid var(--rule); color: var(--quiet); font-weight: 600; }
    tbody th { font-weight: 400; }
    .figures td, .figures thead th + th { text-align: right; font-variant-numeric: tabular-nums; }
    details > summary { cursor: pointer; }
    footer { margin-top: 4rem; color: var(--quiet); font-size: .85rem; border-top: 1px solid var(--rule); padding-top: 1rem; }

    """

  private static let verdict = """
    .verdict { padding: 2.5rem 0 0; }
    .mark { display: flex; align-items: center; gap: .5rem; margin: 0; color: var(--accent); font-weight: 650; letter-spacing: .02em; }
    .mark svg { fill: none; stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
    h1 { font-size: clamp(1.8rem, 5vw, 2.8rem); margin: .6rem 0 .2rem; letter-spacing: -.02em; overflow-wrap: anywhere; }
    .outcome { font-size: 1.25rem; margin: 0 0 1rem; }
    .broken .outcome strong { color: var(--error); } .clean .outcome strong { color: var(--good); }
    .bar { display: block; width: 100%; height: .6rem; border-radius: .3rem; background: var(--rule); }
    .bar rect { stroke: var(--paper); stroke-width: 1; vector-effect: non-scaling-stroke; }
    .bar .error { fill: var(--error); } .bar .warning { fill: var(--up); } .bar .note { fill: var(--note); }
    .bar .high, .bar .medium { fill-opacity: .8; } .bar .low { fill-opacity: .7; }
    .chips, .roles { display: flex; flex-wrap: wrap; gap: .4rem; list-style: none; padding: 0; margin: .8rem 0; }
    .chip { display: inline-block; border-radius: 1rem; padding: .05rem .7rem; font-size: .82rem; font-weight: 600; white-space: nowrap; }
    .chip.error { background: var(--error-tint); color: var(--error); }
    .chip.warning { background: var(--warning-tint); color: var(--warning); }
    .chip.note { background: var(--note-tint); color: var(--note); }
    .lines { list-style: none; padding: 0; margin: .8rem 0; font-size: .92rem; } .lines li { padding: .1rem 0; overflow-wrap: anywhere; }
    .roles li { background: var(--card); border: 1px solid var(--rule); border-radius: 1rem; padding: .05rem .7rem; font-size: .85rem; }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: .75rem; margin: 0; }
    .facts div { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: .7rem 1rem; }
    .facts dt { color: var(--quiet); font-size: .82rem; } .facts dd { margin: 0; font-size: .9rem; }
    .facts b { display: block; font-size: 1.35rem; font-weight: 650; overflow-wrap: anywhere; }
    .remarks li { overflow-wrap: anywhere; }

    """

  private static let findings = """
    .controls { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1.4rem; margin: 0 0 1rem; font-size: .92rem; }
    .controls[hidden], #by-place[hidden] { display: none; }
    .controls fieldset { border: 0; padding: 0; margin: 0; display: flex; gap: .9rem; align-items: center; }
    .controls legend { float: left; margin-right: .9rem; color: var(--quiet); padding: 0; }
    .controls input[type=search], .controls button { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--arrow); border-radius: .4rem; padding: .2rem .6rem; }
    .controls button { cursor: pointer; }
    .rule { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; margin: 0 0 .7rem; padding: 0 1rem; }
    .rule > summary { padding: .7rem 4.5rem .7rem 0; position: relative; } .rule > summary .title { font-weight: 600; } .rule > summary code { color: var(--quiet); }
    .rule .count { position: absolute; right: 0; top: .7rem; font-variant-numeric: tabular-nums; font-weight: 600; }
    .rest { border-top: 1px solid var(--rule); padding: .6rem 0; } .rest > summary { color: var(--quiet); overflow-wrap: anywhere; } .rest > .list { padding-left: 1rem; }
    .instead b, .rule p b { color: var(--good); }
    .list { list-style: none; margin: 0; padding: 0; }
    .list > li { border-top: 1px solid var(--rule); padding: .7rem 0; overflow-wrap: anywhere; }
    .list > li:target { background: var(--mark); box-shadow: 0 0 0 .4rem var(--mark); }
    .list > li > code:first-child { color: var(--accent); }
    .excerpt { margin: .4rem 0 0; padding: .45rem .7rem; background: var(--folder); border-radius: .4rem; overflow-x: auto; white-space: pre-wrap; tab-size: 2; }
    .excerpt i { font-style: normal; color: var(--quiet); margin-right: .6rem; user-select: none; }
    mark { background: var(--mark); color: inherit; border-radius: .15rem; }
    p.note { margin: .3rem 0 0; color: var(--quiet); font-size: .9rem; }
    .document { margin: .6rem 0 1rem; border-left: 3px solid var(--rule); padding-left: .9rem; }
    .document > summary { color: var(--quiet); }
    .prose { max-width: 46rem; } .prose h3 { font-size: 1.15rem; }
    .prose pre { background: var(--folder); border-radius: .4rem; border-left: 3px solid var(--rule); padding: .6rem .8rem; overflow-x: auto; white-space: pre-wrap; }
    .prose pre.incorrect { border-left-color: var(--error); } .prose pre.correct { border-left-color: var(--good); }
    .prose p.incorrect strong { color: var(--error); } .prose p.correct strong { color: var(--good); }
    .prose .line { display: block; } .prose .line i { color: var(--quiet); font-style: normal; }
    .prose .breach { background: var(--error-tint); } .prose .breach i { color: var(--error); }
    .prose blockquote { margin-left: 0; padding-left: 1rem; border-left: 3px solid var(--rule); color: var(--quiet); }

    """

  /// Boxes and arrows; also of a picture that stands alone.
  static let picture = """
    .arrows path { fill: none; stroke: var(--arrow); stroke-opacity: .75; }
    .arrows .w0 path { stroke-width: 1; } .arrows .w1 path { stroke-width: 1.4; } .arrows .w2 path { stroke-width: 1.9; }
    .arrows .w3 path { stroke-width: 2.6; } .arrows .w4 path { stroke-width: 3.4; }
    .arrows .up path { stroke: var(--ink); stroke-dasharray: 6 3; } .arrows .breach path { stroke-opacity: 1; }
    .arrows .error path { stroke: var(--error); } .arrows .warning path { stroke: var(--up); } .arrows .note path { stroke: var(--note); } .arrows .known path { stroke: var(--known); }
    .arrows text { font: 11px ui-sans-serif, system-ui, sans-serif; text-anchor: middle; fill: var(--quiet); stroke: var(--paper); stroke-width: 4px; paint-order: stroke; stroke-linejoin: round; }
    .arrows .up text { fill: var(--ink); } .arrows .breach text { font-weight: 650; }
    .arrows .error text { fill: var(--error); } .arrows .warning text { fill: var(--up); } .arrows .note text { fill: var(--note); } .arrows .known text { fill: var(--known); }
    .band rect { fill: var(--folder); fill-opacity: .55; } .band text { font: 600 11.5px ui-sans-serif, system-ui, sans-serif; fill: var(--quiet); }
    marker path { fill: var(--arrow); } marker.error path { fill: var(--error); } marker.warning path { fill: var(--up); }
    marker.note path { fill: var(--note); } marker.known path { fill: var(--known); }
    .box > rect { fill: var(--card); stroke: var(--arrow); stroke-width: 1; }
    .box.module > rect { fill: var(--module); stroke: var(--accent); } .box.folder > rect { fill: var(--folder); }
    .box.file > rect { stroke-dasharray: 3 2; }
    .box text { text-anchor: middle; fill: var(--ink); font: 600 13px ui-sans-serif, system-ui, sans-serif; }
    .box.type > .name, .box.file > .name { font-weight: 400; font-size: 12.5px; }
    .box .measure { font-weight: 400; font-size: 11px; fill: var(--quiet); }
    .badge rect { fill: var(--error); } .badge.warning rect { fill: var(--up); } .badge.note rect { fill: var(--note); }
    .badge.known rect { fill: var(--paper); stroke: var(--known); } .box .badge.known text { fill: var(--known); }
    .box .badge text { font-size: 11px; font-weight: 700; fill: var(--paper); }

    """

  private static let charts = """
    .stage { display: grid; grid-template-columns: minmax(0, 1fr) 18rem; gap: 1rem; align-items: start; margin-inline: calc(50% - min(48vw, 46rem)); }
    .canvas { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; overflow: auto; max-height: 85vh; }
    .canvas { --paper: var(--card); }
    .canvas svg { display: block; margin: 0 auto; }
    .canvas .box[data-region] { cursor: pointer; }
    .canvas .box:focus { outline: none; } .canvas .box:focus-visible > rect { stroke: var(--accent); stroke-width: 3.5; }
    .canvas .box.chosen > rect { stroke: var(--ink); stroke-width: 2.5; }
    .canvas .box.open > rect { fill-opacity: .45; } .canvas .box.open > .name { text-anchor: start; }
    .canvas .unlabelled text { visibility: hidden; }
    .canvas .arrow.lit:not(.crammed) text, .canvas .arrow.near text, .canvas .arrow:hover text { visibility: visible; }
    .canvas .arrow.near path, .canvas .arrow:hover path { stroke-opacity: 1; }
    .zoom { display: flex; gap: .35rem; justify-content: flex-end; margin: 0 0 .4rem; } .zoom[hidden] { display: none; }
    .zoom button { font: inherit; font-size: .88rem; min-width: 2rem; color: inherit; background: var(--card); border: 1px solid var(--arrow); border-radius: .4rem; padding: .15rem .55rem; cursor: pointer; font-variant-numeric: tabular-nums; }
    .canvas .box.dim { opacity: .45; } .canvas .arrow.dim { opacity: .12; } .canvas .arrow.lit path { stroke-opacity: 1; stroke: var(--accent); }
    .canvas .arrow.error.lit path:not(.reach) { stroke: var(--error); } .canvas .arrow.warning.lit path:not(.reach) { stroke: var(--up); }
    .canvas .arrow.note.lit path:not(.reach) { stroke: var(--note); } .canvas .arrow.known.lit path:not(.reach) { stroke: var(--known); } .canvas .crowded path { stroke-opacity: .3; }
    .canvas .arrow path.reach { stroke: transparent; stroke-width: 9; stroke-dasharray: none; }
    .panel { background: var(--card); border: 1px solid var(--rule); border-radius: .6rem; padding: .9rem 1rem; font-size: .9rem; position: sticky; top: 3.5rem; max-height: 80vh; overflow: auto; overflow-wrap: anywhere; }
    .panel h3 { margin: 0 0 .3rem; font-size: 1.05rem; } .panel h4 { margin: .9rem 0 .2rem; font-size: .85rem; color: var(--quiet); }
    .panel ul { list-style: none; padding: 0; margin: 0; } .panel li { padding: .1rem 0; }
    .panel li b { float: right; font-weight: 600; font-variant-numeric: tabular-nums; padding-left: .5rem; }
    .panel button { font: inherit; color: var(--accent); background: none; border: 0; padding: 0; text-align: left; cursor: pointer; text-decoration: underline; text-underline-offset: .2em; }
    .keys { margin: 0 0 .8rem; font-size: .92rem; } .keys p { margin: .4rem 0; }
    .keys kbd { font: .8rem ui-monospace, monospace; border: 1px solid var(--rule); border-bottom-width: 2px; border-radius: .3rem; padding: 0 .3rem; background: var(--card); }
    .legend i { display: inline-block; width: .9rem; height: .9rem; border-radius: .2rem; vertical-align: -.1rem; margin-left: .5rem; border: 1px solid var(--rule); }
    ul.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; list-style: none; padding: 0; margin: 0 0 .6rem; font-size: .88rem; }
    ul.legend i { margin-left: 0; margin-right: .15rem; min-width: 1.3rem; text-align: center; }
    .legend .module { background: var(--module); border-color: var(--accent); } .legend .folder { background: var(--folder); border-color: var(--arrow); }
    .legend .type { background: var(--card); border-color: var(--arrow); } .legend .file { background: var(--card); border: 1px dashed var(--arrow); }
    .legend .badge { width: auto; height: auto; padding: 0 .35rem; border: 0; border-radius: .6rem; background: var(--error); color: var(--paper); font: 700 .75rem ui-sans-serif, system-ui, sans-serif; vertical-align: .05rem; }
    .legend .badge.warning { background: var(--up); } .legend .badge.note { background: var(--note); } .legend .badge.known { background: var(--card); color: var(--known); border: 1px solid var(--known); }
    .legend .line { width: 1.6rem; height: 0; border: 0; border-top: 2px solid var(--arrow); vertical-align: .25rem; border-radius: 0; }
    .legend .line.up { border-top: 2px dashed var(--ink); } .legend .line.error { border-top: 2.5px solid var(--error); }
    .legend .line.warning { border-top: 2.5px solid var(--up); } .legend .line.note { border-top: 2.5px solid var(--note); } .legend .line.known { border-top: 2.5px solid var(--known); }
    .matrix { border-collapse: separate; border-spacing: 1px; font-size: .78rem; }
    .matrix caption { position: absolute; left: -99rem; }
    .matrix th, .matrix td { padding: .1rem .3rem; border: 0; text-align: center; min-width: 1.7rem; height: 1.7rem; vertical-align: middle; }
    .matrix tbody th { text-align: right; white-space: nowrap; position: sticky; left: 0; background: var(--paper); color: var(--ink); }
    .matrix tbody th b { color: var(--quiet); font-weight: 600; } .matrix abbr { text-decoration: none; }
    .matrix td { background: var(--card); font-variant-numeric: tabular-nums; } .matrix thead td { background: none; }
    .matrix .self { background: var(--rule); } .matrix .w1, .matrix .w2 { background: var(--module); } .matrix .w3, .matrix .w4 { background: var(--module); font-weight: 700; color: var(--accent); }
    .matrix .error { background: var(--error-tint); color: var(--error); font-weight: 700; } .matrix .warning { background: var(--warning-tint); color: var(--warning); font-weight: 700; }
    .matrix .note { background: var(--note-tint); color: var(--note); font-weight: 700; } .matrix .known { background: var(--k1); color: var(--known); font-weight: 700; }
    .matrix .up { outline: 1.5px dashed var(--ink); outline-offset: -2px; font-weight: 700; } b.up { outline: 1.5px dashed; padding: 0 .25rem; }
    .treemap, .trend { display: block; width: 100%; height: auto; font: 12px ui-sans-serif, system-ui, sans-serif; }
    .treemap .group { fill: none; stroke: none; } .treemap .tile rect { stroke: var(--paper); stroke-width: 1.5; }
    .treemap text { fill: var(--ink); pointer-events: none; } .treemap .head { font-weight: 650; fill: var(--quiet); font-size: 12px; } .treemap .figure { font-size: 11px; }
    .d0 rect, i.d0 { fill: var(--tile); background: var(--tile); } .d1 rect, i.d1 { fill: var(--d1); background: var(--d1); }
    .d2 rect, i.d2 { fill: var(--d2); background: var(--d2); } .d3 rect, i.d3 { fill: var(--d3); background: var(--d3); }
    .d4 rect, i.d4 { fill: var(--d4); background: var(--d4); }
    .k0 rect, i.k0 { fill: var(--tile); } .k1 rect, i.k1 { fill: var(--k1); background: var(--k1); } .k2 rect, i.k2 { fill: var(--k2); background: var(--k2); }
    .k3 rect, i.k3 { fill: var(--k3); background: var(--k3); } .k4 rect, i.k4 { fill: var(--k4); background: var(--k4); }
    @media (prefers-color-scheme: light) { .treemap .d4 text, .treemap .d3 text { fill: #1d1b19; } }
    .trend .rule { stroke: var(--rule); fill: none; } .trend .area { fill: var(--note-tint); } .trend .line { fill: none; stroke: var(--note); stroke-width: 2; stroke-linejoin: round; }
    .trend text { fill: var(--quiet); } .trend .scale, .trend .end { text-anchor: end; }

    """

  private static let paper = """
    @media (max-width: 60rem) { .stage { grid-template-columns: minmax(0, 1fr); margin-inline: 0; } .panel { position: static; } }
    @media (max-width: 40rem) {
      nav ul { flex-wrap: nowrap; overflow-x: auto; gap: 1rem; white-space: nowrap; }
      .facts { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
      .treemap, .trend { min-width: 46rem; } .matrix tbody th { max-width: 8.5rem; overflow: hidden; text-overflow: ellipsis; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @media print {
      @page { margin: 14mm; }
      nav, .controls, .panel, .keys, .zoom, .skip { display: none !important; }
      body { font-size: 11px; background: #fff; } main { max-width: none; padding: 0; }
      .stage { display: block; margin: 0; } .canvas { max-height: none; overflow: visible; border: 0; } .canvas svg { max-width: 100%; height: auto; margin: 0; }
      .rule, .list > li, .facts div, svg { break-inside: avoid; } .rule { border: 0; padding: 0; }
      section { break-before: auto; } .wide { overflow: visible; }
      .chip, mark, .matrix td, .treemap, .bar, i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }

    """
}
