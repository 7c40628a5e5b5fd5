/// What a page does when it is touched: boxes open in place, findings are ordered and filtered. It fetches nothing,
/// keeps nothing, and makes elements one by one: no text ever becomes markup.
enum PageScript {
  static let text =
    [start, geometry, drawing, sizes, panel, keys, findings].joined(separator: "\n") + "}());\n"

  private static let start = #"""
    (function () {
    'use strict';
    const byId = id => document.getElementById(id);
    const data = JSON.parse(byId('data').textContent);
    const regions = data.regions, total = regions.name.length;
    const kinds = { pr: 'project', mo: 'module', fo: 'folder', fi: 'file', ty: 'type' };
    const kind = i => kinds[regions.kind.slice(2 * i, 2 * i + 2)];
    const parent = regions.parent.map((back, i) => i - back);
    const children = Array.from({ length: total }, () => []);
    for (let i = 1; i < total; i++) children[parent[i]].push(i);
    const isContainer = i => children[i].length > 0;
    const isBlock = i => kind(i) === 'module' || kind(i) === 'folder';
    const references = [];
    for (let i = 0, source = 0; i < data.references.length; i += 3) {
      source += data.references[i];
      references.push([source, data.references[i + 1], data.references[i + 2]]);
    }
    const breaches = [];
    for (let i = 0; i < data.breaches.length; i += 4) {
      const [finding, source, target, level] = data.breaches.slice(i, i + 4);
      breaches.push({ finding, source, target, level });
    }
    // Findings that count and known ones; of the level of the worst, 0 where all are known, -1 for none.
    const noFindings = () => ({ findings: 0, known: 0, level: -1 });
    function add(tally, breach) {
      if (breach.level) tally.findings += 1; else tally.known += 1;
      tally.level = Math.max(tally.level, breach.level);
    }
    const tallies = regions.name.map(noFindings);
    for (const breach of breaches) {
      for (let i = breach.source; ; i = parent[i]) {
        add(tallies[i], breach);
        if (i === 0) break;
      }
    }
    const shade = tally => ['known', 'note', 'warning', 'error'][tally.level];
    const layerOf = i => regions.layer ? regions.layer[i] : -1;
    const figure = n => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
    const counted = (n, noun) => (n === 0 ? 'no ' : figure(n) + ' ') + noun + (n === 1 ? '' : 's');
    const summed = ({ findings, known }) => [findings ? counted(findings, 'finding') : '',
      known ? counted(known, 'known finding') : ''].filter(words => words).join(', ');
    const measure = i => counted(regions.files[i], 'file') + ' · ' + counted(regions.lines[i], 'line');
    function element(name, attributes, words, svg) {
      const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (words !== undefined) made.textContent = words;
      return made;
    }
    """#

  /// Where boxes stand when some are open: every level has its places. A box that opens moves those to its right and
  /// below.
  private static let geometry = #"""
    const opened = new Set([0]);
    const leafHeight = 28, boxHeight = 46, head = 40, side = 18;
    const heightOf = i => isBlock(i) ? boxHeight : leafHeight;
    let boxes = new Map(), levels = new Map(), homes = [], chosen = -1, current = -1;

    function sizeOf(i) {
      const closed = { w: regions.width[i], h: heightOf(i) };
      if (!opened.has(i) || !isContainer(i)) return closed;
      const inner = arrange(i);
      return { w: Math.max(closed.w, inner.w + 2 * side), h: inner.h + head + side, inner };
    }
    function arrange(i) {
      const rows = new Map();
      for (const child of children[i]) {
        if (!rows.has(regions.y[child])) rows.set(regions.y[child], []);
        rows.get(regions.y[child]).push({ child, size: sizeOf(child) });
      }
      const keys = [...rows.keys()].sort((a, b) => a - b);
      const extra = row => row.reduce((sum, one) => sum + one.size.w - regions.width[one.child], 0);
      const most = Math.max(0, ...keys.map(key => extra(rows.get(key))));
      let pushed = 0, w = 0, h = 0;
      const places = [], bands = [];
      for (const key of keys) {
        const row = rows.get(key).sort((a, b) => regions.x[a.child] - regions.x[b.child]);
        let shift = Math.round((most - extra(row)) / 2), grown = 0;
        const band = { top: key, pushed, shift, grown: 0, row };
        bands.push(band);
        for (const { child, size } of row) {
          const place = { child, size, x: regions.x[child] + shift, y: key + pushed };
          places.push(place);
          shift += size.w - regions.width[child];
          grown = Math.max(grown, size.h - heightOf(child));
          w = Math.max(w, place.x + size.w);
          h = Math.max(h, place.y + size.h);
        }
        band.grown = grown;
        pushed += grown;
      }
      // A row of boxes without a layer parts a layer in two.
      const strips = [];
      let before = -1;
      for (const { top, pushed, grown, row } of bands) {
        const layer = Math.max(...row.map(one => layerOf(one.child)));
        const y = top + pushed, bottom = y + Math.max(...row.map(one => one.size.h));
        if (layer >= 0 && layer === before) strips[strips.length - 1].bottom = bottom;
        else if (layer >= 0) strips.push({ layer, top: y, bottom });
        before = layer;
      }
      const gutter = strips.length ? Math.max(...strips.map(one => shown(regions.layers[one.layer]).length)) * 7 + 16 : 0;
      return { w: w + gutter, h, places, bands, strips, gutter };
    }
    // Where a point of a way stands when boxes beside and above it have grown.
    function pushedPoint(bands, x, y) {
      let at = bands[0];
      for (const band of bands) if (band.top <= y) at = band;
      let shift = at.shift;
      for (const { child, size } of at.row) {
        const share = (x - regions.x[child]) / regions.width[child];
        shift += Math.max(0, Math.min(1, share)) * (size.w - regions.width[child]);
      }
      return [x + shift, y + at.pushed + (y > at.top ? at.grown : 0)];
    }
    function place(i, inner, left, y) {
      const x = left + inner.gutter;
      levels.set(i, { bands: inner.bands, strips: inner.strips, left, w: inner.w, x, y });
      for (const one of inner.places) {
        const box = { x: x + one.x, y: y + one.y, w: one.size.w, h: one.size.h };
        boxes.set(one.child, box);
        if (one.size.inner) {
          place(one.child, one.size.inner, box.x + (box.w - one.size.inner.w) / 2, box.y + head);
        }
      }
    }
    function settle() {
      boxes = new Map();
      levels = new Map();
      const all = arrange(0);
      place(0, all, 0, 0);
      homes = [0];
      for (let i = 1; i < total; i++) homes[i] = boxes.has(i) ? i : homes[parent[i]];
      return all;
    }
    function shown(text) {
      const name = [...text];
      return name.length > 30 ? name.slice(0, 29).join('') + '…' : text;
    }
    function within(i, outer) {
      while (i > outer) i = parent[i];
      return i === outer;
    }
    """#

  private static let panel = #"""
    const drawn = i => drawing.querySelector('[data-region="' + i + '"]');
    const touches = (arrow, i) => i > 0 && within(arrow.source, i) !== within(arrow.target, i);
    function light() {
      const near = new Set([chosen]);
      const isNear = i => chosen > 0 && within(i, chosen);
      for (const arrow of arrows) {
        arrow.isLit = touches(arrow, chosen);
        if (arrow.isLit) near.add(arrow.source).add(arrow.target);
        arrow.drawn.classList.toggle('lit', arrow.isLit);
        arrow.drawn.classList.toggle('dim', chosen > 0 && !arrow.isLit && !isNear(arrow.source));
      }
      figures();
      for (const made of drawing.querySelectorAll('[data-region]')) {
        const i = Number(made.dataset.region);
        made.classList.toggle('chosen', i === chosen);
        const isOpen = opened.has(i);
        made.classList.toggle('dim', chosen > 0 && !isOpen && !near.has(i) && !isNear(i));
      }
    }
    // The arrows of a box that is looked at show their figures.
    function glance(i) {
      for (const arrow of arrows) arrow.drawn.classList.toggle('near', touches(arrow, i));
    }
    function choose(i) {
      chosen = i;
      light();
      tell();
    }
    function list(title, rows, most) {
      const made = document.createDocumentFragment();
      if (!rows.length) return made;
      made.append(element('h4', {}, title));
      const items = element('ul', {});
      rows.slice(0, most).forEach(row => items.append(row));
      if (rows.length > most) items.append(element('li', { class: 'quiet' }, 'and ' + figure(rows.length - most) + ' more'));
      made.append(items);
      return made;
    }
    function others(outgoing) {
      const counts = new Map();
      for (const [source, target, count] of references) {
        const from = outgoing ? source : target, to = outgoing ? target : source;
        if (!within(from, chosen) || within(to, chosen)) continue;
        const home = homes[to];
        if (home > 0 && !within(chosen, home)) counts.set(home, (counts.get(home) || 0) + count);
      }
      return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([i, count]) => {
        const item = element('li', {});
        item.append(element('b', {}, figure(count)));
        const go = element('button', { type: 'button' }, regions.name[i]);
        go.addEventListener('click', () => { focus(i); choose(i); });
        item.append(go);
        return item;
      });
    }
    function found() {
      const own = breaches.filter(breach => within(breach.source, chosen));
      return own.sort((a, b) => b.level - a.level || a.finding - b.finding).map(breach => {
        const item = element('li', {}), shown = byId('f' + breach.finding);
        const known = breach.level ? '' : 'known: ';
        if (!shown) return element('li', { class: 'quiet' }, known + 'a finding that this page does not list');
        const link = element('a', { href: '#f' + breach.finding }, shown.querySelector('code').textContent);
        const message = [...shown.childNodes].slice(1).filter(node => !/^(PRE|P)$/.test(node.nodeName));
        item.append(link, ' ', known + message.map(node => node.textContent).join('').trim());
        return item;
      });
    }
    function tell() {
      const panel = byId('panel');
      panel.replaceChildren();
      if (chosen < 1) return;
      const role = (regions.role[chosen] < 0 ? '' : ' · ' + regions.roles[regions.role[chosen]])
        + (layerOf(chosen) < 0 ? '' : ' · layer ' + regions.layers[layerOf(chosen)]);
      panel.append(element('h3', {}, regions.name[chosen]));
      const size = isContainer(chosen) ? measure(chosen) : counted(regions.lines[chosen], 'line');
      panel.append(element('p', { class: 'quiet' }, kind(chosen) + role + ' · ' + size + ' · '
        + (summed(tallies[chosen]) || 'no findings')));
      if (isContainer(chosen)) {
        const toggle = element('button', { type: 'button' }, opened.has(chosen) ? 'Close' : 'Open');
        toggle.addEventListener('click', () => flip(chosen));
        panel.append(toggle);
      }
      panel.append(list('Findings', found(), 40), list('Uses', others(true), 14), list('Used by', others(false), 14));
    }
    """#

  /// How large the picture is drawn.
  private static let sizes = #"""
    const zooms = { '+': 'in', '=': 'in', '-': 'out', '0': 'fit' };
    let natural = { w: 1, h: 1 }, scale = 1, zoomed = false;
    // As wide as there is room, but never too small to be read.
    const usual = () => Math.min(1, Math.max(.72, (canvas.clientWidth - 4) / natural.w));
    const fitting = () => Math.min(1, (canvas.clientWidth - 4) / natural.w, (innerHeight * .85 - 4) / natural.h);
    function sized(to) {
      scale = Math.max(.05, Math.min(3, to));
      drawing.setAttribute('width', Math.round(natural.w * scale));
      drawing.setAttribute('height', Math.round(natural.h * scale));
      byId('scale').textContent = Math.round(scale * 100) + '%';
    }
    // The point of the picture at a place of the canvas stays there.
    function zoomTo(to, x, y) {
      const left = (canvas.scrollLeft + x) / scale, top = (canvas.scrollTop + y) / scale;
      zoomed = true;
      sized(to);
      canvas.scrollLeft = left * scale - x;
      canvas.scrollTop = top * scale - y;
    }
    function zoomBy(how) {
      const to = { in: scale * 1.25, out: scale / 1.25, one: 1, fit: fitting() }[how];
      zoomTo(to, canvas.clientWidth / 2, canvas.clientHeight / 2);
    }
    """#

  private static let keys = #"""
    function focus(i) {
      const before = drawn(current);
      if (before) before.setAttribute('tabindex', -1);
      current = i;
      const made = drawn(i);
      if (!made) return;
      made.setAttribute('tabindex', 0);
      made.focus({ preventScroll: true });
      made.scrollIntoView({ block: 'nearest', inline: opened.has(i) ? 'center' : 'nearest' });
    }
    function flip(i) {
      if (!isContainer(i)) return;
      if (opened.has(i)) {
        for (const one of [...opened]) if (one > 0 && within(one, i)) opened.delete(one);
      } else {
        opened.add(i);
      }
      draw();
      focus(i);
      choose(i);
    }
    // Boxes are met row by row: what is open counts by its title. So keys reach every one.
    const height = (i, box) => opened.has(i) ? box.y + 20 : box.y + box.h / 2;
    function beside(key) {
      const from = boxes.get(current), x = from.x + from.w / 2, y = height(current, from), sameRow = 24;
      const isAcross = key === 'ArrowLeft' || key === 'ArrowRight', sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
      let best = -1, least = Infinity;
      for (const [i, box] of boxes) {
        if (i === current) continue;
        const dx = sign * (box.x + box.w / 2 - x), dy = sign * (height(i, box) - y);
        if (isAcross ? Math.abs(dy) > sameRow || dx < 0 || dx === 0 && i < current : dy <= sameRow) continue;
        const cost = isAcross ? dx : Math.round(dy / 12) * 1e5 + Math.abs(dx);
        if (cost < least) { best = i; least = cost; }
      }
      return best;
    }
    function pressed(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || current < 0 || !event.target.closest('[data-region]')) return;
      if (event.key.startsWith('Arrow')) {
        const next = beside(event.key);
        if (next > 0) focus(next);
      } else if (event.key === 'Enter') {
        flip(current);
        choose(current);
      } else if (event.key === ' ') {
        choose(current);
      } else if (zooms[event.key]) {
        zoomBy(zooms[event.key]);
        drawn(current).scrollIntoView({ block: 'nearest', inline: 'nearest' });
      } else if (event.key === 'Escape') {
        const up = opened.has(current) ? current : parent[current];
        if (up > 0) flip(up); else choose(-1);
      } else {
        return;
      }
      event.preventDefault();
    }
    function hit(event) {
      const made = event.target.closest('[data-region]');
      if (!made) return choose(-1);
      const i = Number(made.dataset.region);
      if (chosen === i) flip(i); else { focus(i); choose(i); }
    }
    if (drawing) {
      current = children[0][0];
      byId('keys').hidden = false;
      canvas.removeAttribute('tabindex');
      canvas.classList.add('live');
      draw();
      const first = boxes.get(current);
      canvas.scrollLeft = (first.x + first.w / 2 + 20) * scale - canvas.clientWidth / 2;
      drawing.addEventListener('keydown', pressed);
      drawing.addEventListener('focusin', event => {
        const made = event.target.closest('[data-region]');
        if (made && Number(made.dataset.region) !== current) focus(Number(made.dataset.region));
        glance(current);
      });
      drawing.addEventListener('focusout', () => glance(-1));
      drawing.addEventListener('pointerover', event => {
        const made = event.target.closest('[data-region]');
        glance(made ? Number(made.dataset.region) : -1);
      });
      drawing.addEventListener('pointerleave', () => glance(-1));
      byId('zoom').hidden = false;
      byId('zoom').addEventListener('click', event => {
        const button = event.target.closest('[data-zoom]');
        if (button) zoomBy(button.dataset.zoom);
      });
      canvas.addEventListener('wheel', event => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const box = canvas.getBoundingClientRect();
        zoomTo(scale * Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 300), event.clientX - box.x, event.clientY - box.y);
      }, { passive: false });
      // On paper a picture is as large as it is drawn, or as the paper is wide.
      let before = 0;
      addEventListener('beforeprint', () => { before = scale; zoomTo(1, 0, 0); });
      addEventListener('afterprint', () => zoomTo(before, 0, 0));
      drawing.addEventListener('click', hit);
      drawing.addEventListener('dblclick', event => event.preventDefault());
      addEventListener('resize', draw);
    }
    """#
}
