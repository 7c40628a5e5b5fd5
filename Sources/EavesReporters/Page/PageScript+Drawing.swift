extension PageScript {
  /// Boxes, the bands of layers behind them, and arrows with their figures.
  static let drawing = #"""
    const canvas = byId('canvas'), drawing = byId('picture-drawing');
    const routes = new Map();
    for (const route of data.routes) routes.set(route[0] * total + route[1], route);
    let arrows = [], labels = [];

    function gather() {
      const found = new Map();
      const at = (source, target) => {
        const key = source * total + target;
        if (!found.has(key)) found.set(key, { source, target, references: 0, ...noFindings() });
        return found.get(key);
      };
      const isArrow = (a, b) => a > 0 && b > 0 && a !== b && !within(a, b) && !within(b, a);
      for (const [source, target, count] of references) {
        const a = homes[source], b = homes[target];
        if (isArrow(a, b)) at(a, b).references += count;
      }
      for (const breach of breaches) {
        if (breach.target < 0) continue;
        const a = homes[breach.source], b = homes[breach.target];
        if (isArrow(a, b)) add(at(a, b), breach);
      }
      arrows = [...found.values()].sort((a, b) => a.level - b.level || a.findings - b.findings
        || a.source - b.source || a.target - b.target);
    }
    // Whether arrows lead from one box to another; not through a box that collects small parts, which are unrelated.
    const isCollection = i => regions.collections.includes(i);
    function reaches(from, to, leaving) {
      const met = new Set([from]), next = [from];
      while (next.length) {
        for (const i of leaving.get(next.pop()) || []) {
          if (i === to) return true;
          if (!met.has(i) && !isCollection(i)) next.push(i);
          met.add(i);
        }
      }
      return false;
    }
    // An arrow leads up against the declared layers, or where it is drawn upwards and closes a cycle.
    function findUpward() {
      const leaving = new Map();
      for (const { source, target } of arrows) {
        if (!leaving.has(source)) leaving.set(source, []);
        leaving.get(source).push(target);
      }
      for (const arrow of arrows) {
        const { source, target, points } = arrow, from = layerOf(source), to = layerOf(target);
        const isDrawnUp = points[1] > points[points.length - 1];
        arrow.isUp = from >= 0 && to >= 0 && from !== to ? from > to
          : isDrawnUp && !isCollection(source) && !isCollection(target) && reaches(target, source, leaving);
      }
    }
    function curve(points) {
      let path = 'M' + points[0] + ' ' + points[1];
      for (let i = 2; i < points.length; i += 2) {
        const x0 = points[i - 2], y0 = points[i - 1], x = points[i], y = points[i + 1];
        if (i % 4 === 0) path += 'L' + x + ' ' + y;
        else path += 'C' + x0 + ' ' + (y0 + y) / 2 + ' ' + x + ' ' + (y0 + y) / 2 + ' ' + x + ' ' + y;
      }
      return path;
    }
    function way(arrow) {
      const known = routes.get(arrow.source * total + arrow.target);
      const a = boxes.get(arrow.source), b = boxes.get(arrow.target);
      if (known) {
        const level = levels.get(parent[arrow.source]), points = [];
        for (let i = 3; i < known.length; i += 2) {
          const [x, y] = pushedPoint(level.bands, known[i], known[i + 1]);
          points.push(Math.round(level.x + x), Math.round(level.y + y));
        }
        const isUp = known[2] === 1;
        points[1] = isUp ? a.y : a.y + a.h;
        points[points.length - 1] = isUp ? b.y + b.h : b.y;
        return points;
      }
      const ax = a.x + a.w / 2, bx = b.x + b.w / 2, lean = (w, d) => Math.max(-w * .35, Math.min(w * .35, d * .2));
      if (a.y + a.h <= b.y) return [ax + lean(a.w, bx - ax), a.y + a.h, bx + lean(b.w, ax - bx), b.y];
      if (b.y + b.h <= a.y) return [ax + lean(a.w, bx - ax), a.y, bx + lean(b.w, ax - bx), b.y + b.h];
      const right = ax < bx;
      return [right ? a.x + a.w : a.x, a.y + a.h / 2, right ? b.x : b.x + b.w, b.y + b.h / 2];
    }
    function draw() {
      const all = settle();
      gather();
      let right = all.w;
      for (const arrow of arrows) {
        arrow.points = way(arrow);
        for (let i = 0; i < arrow.points.length; i += 2) right = Math.max(right, arrow.points[i] + 4);
      }
      findUpward();
      const width = right + 40, height = all.h + 40;
      drawing.setAttribute('viewBox', '-20 -20 ' + width + ' ' + height);
      natural = { w: width, h: height };
      sized(zoomed ? scale : usual());
      const [under, between, over] = [0, 1, 2].map(() => element('g', {}, undefined, true));
      between.setAttribute('class', 'arrows' + (arrows.length > 120 ? ' crowded' : ''));
      under.setAttribute('class', 'boxes');
      over.setAttribute('class', 'boxes');
      for (const arrow of arrows) between.append(drawArrow(arrow));
      under.append(...drawBands(0));
      for (const i of [...boxes.keys()].sort((a, b) => a - b)) {
        (opened.has(i) ? under : over).append(drawBox(i));
        if (levels.has(i)) under.append(...drawBands(i));
      }
      while (drawing.lastChild && drawing.lastChild.nodeName !== 'defs') drawing.lastChild.remove();
      drawing.append(under, between, over);
      light();
    }
    function drawArrow(arrow) {
      const points = arrow.points, n = arrow.references, found = shade(arrow);
      const kind = (found ? 'breach ' + found + ' ' : '') + (arrow.isUp ? 'up' : 'down');
      const weight = n < 3 ? 0 : n < 10 ? 1 : n < 40 ? 2 : n < 160 ? 3 : 4;
      const made = element('g', { class: 'arrow ' + kind + ' w' + weight }, undefined, true);
      const words = [n || !found ? counted(n, 'reference') : '', summed(arrow)].filter(one => one).join(', ');
      made.append(element('title', {}, regions.name[arrow.source] + ' → ' + regions.name[arrow.target] + ': ' + words, true));
      made.append(element('path', { d: curve(points), 'marker-end': 'url(#tip-' + (found || 'plain') + ')' }, undefined, true));
      if (arrows.length <= 400) made.append(element('path', { class: 'reach', d: curve(points) }, undefined, true));
      arrow.figure = element('text', {}, n ? figure(n) : '', true);
      made.append(arrow.figure);
      arrow.drawn = made;
      return made;
    }
    function drawBands(i) {
      const { left, w, y, strips } = levels.get(i);
      return strips.map(({ layer, top, bottom }) => {
        const made = element('g', { class: 'band' }, undefined, true);
        made.append(
          element('rect', { x: left - 10, y: y + top - 13, width: w + 20, height: bottom - top + 26, rx: 8 }, undefined, true),
          element('text', { x: left, y: y + (top + bottom) / 2 + 4 }, shown(regions.layers[layer]), true));
        return made;
      });
    }
    // Figures stand where no other does, those that matter most first; one that has no room is shown on demand.
    function figures() {
      const shared = arrows.length > 60;
      labels = [];
      const order = [...arrows].sort((a, b) => (b.isLit || 0) - (a.isLit || 0) || b.findings - a.findings
        || b.references - a.references || a.source - b.source || a.target - b.target);
      for (const arrow of order) {
        const isShown = arrow.references > 0 && (arrow.isLit || arrow.level >= 0 || !shared);
        const [x, y, isFree] = free(arrow.points, figure(arrow.references).length * 7 + 10, isShown);
        arrow.figure.setAttribute('x', x);
        arrow.figure.setAttribute('y', y + 4);
        arrow.drawn.classList.toggle('crammed', !isFree);
        arrow.drawn.classList.toggle('unlabelled', !isShown || !isFree);
      }
    }
    // A place on a curve of a way where no other figure stands: what leads down shares the rest with others.
    function free(points, width, isKept) {
      const isUp = points[1] > points[points.length - 1], at = isUp ? Math.floor(points.length / 8) * 4 : 0;
      const [x0, y0, x1, y1] = points.slice(at, at + 4);
      let first;
      for (const t of [.5, .34, .66, .22, .78]) {
        const x = Math.round(x0 + (x1 - x0) * t * t * (3 - 2 * t));
        const y = Math.round(y0 + (y1 - y0) * (1.5 * t - 1.5 * t * t + t * t * t));
        first = first || [x, y];
        if (labels.every(one => Math.abs(one.x - x) > (one.width + width) / 2 || Math.abs(one.y - y) > 13)) {
          if (isKept) labels.push({ x, y, width });
          return [x, y, true];
        }
      }
      return [...first, false];
    }
    function drawBox(i) {
      const box = boxes.get(i), isOpen = opened.has(i), tally = tallies[i], found = shade(tally);
      const label = kind(i) + ' ' + regions.name[i] + ', ' + measure(i) + (found ? ', ' + summed(tally) : '');
      const made = element('g', { class: 'box ' + kind(i) + (isOpen ? ' open' : ''), role: 'button', 'data-region': i,
        'aria-label': label, tabindex: i === current ? 0 : -1 }, undefined, true);
      if (isContainer(i)) made.setAttribute('aria-expanded', isOpen);
      const isTall = isBlock(i) && !isOpen, middle = box.x + box.w / 2;
      made.append(element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, rx: 6 }, undefined, true));
      made.append(element('text', { class: 'name', x: isOpen ? box.x + 12 : middle, y: box.y + (isTall ? 19 : isOpen ? 22 : 18) },
        shown(regions.name[i]), true));
      if (isTall) made.append(element('text', { class: 'measure', x: middle, y: box.y + 36 }, measure(i), true));
      if (found) {
        const words = figure(tally.findings || tally.known), w = 10 + 7 * words.length;
        const badge = element('g', { class: 'badge ' + found }, undefined, true);
        badge.append(element('rect', { x: box.x + box.w - w + 6, y: box.y - 9, width: w, height: 18, rx: 9 }, undefined, true));
        badge.append(element('text', { x: box.x + box.w + 6 - w / 2, y: box.y + 4 }, words, true));
        made.append(badge);
      }
      return made;
    }
    """#
}
