/// What a page does when it is touched: boxes open in place, findings are ordered and filtered. It fetches nothing,
/// keeps nothing, and makes elements one by one: no text ever becomes markup.
enum PageScript {
  static let text = [start, geometry, drawing, panel, keys, findings].joined(separator: "\n") + "}());\n"

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
    for (let i = 0; i < data.breaches.length; i += 3) {
      breaches.push({ finding: data.breaches[i], source: data.breaches[i + 1], target: data.breaches[i + 2] });
    }
    const figure = n => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
    const counted = (n, noun) => (n === 0 ? 'no ' : figure(n) + ' ') + noun + (n === 1 ? '' : 's');
    const measure = i => counted(regions.files[i], 'file') + ' · ' + counted(regions.lines[i], 'line');
    function element(name, attributes, words, svg) {
      const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (words !== undefined) made.textContent = words;
      return made;
    }
    """#

  /// Where boxes stand when some are open: every level has its places; what opens pushes what is right of it and below.
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
      return { w, h, places, bands };
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
    function place(i, inner, x, y) {
      levels.set(i, { bands: inner.bands, x, y });
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
    function within(i, outer) {
      while (i > outer) i = parent[i];
      return i === outer;
    }
    """#

  private static let drawing = #"""
    const canvas = byId('canvas'), drawing = byId('picture-drawing');
    const routes = new Map();
    for (const route of data.routes) routes.set(route[0] * total + route[1], route);
    let arrows = [], labels = [];

    function gather() {
      const found = new Map();
      const at = (source, target) => {
        const key = source * total + target;
        if (!found.has(key)) found.set(key, { source, target, references: 0, findings: 0 });
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
        if (isArrow(a, b)) at(a, b).findings += 1;
      }
      arrows = [...found.values()].sort((a, b) => a.findings - b.findings || a.source - b.source || a.target - b.target);
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
      const width = right + 40, height = all.h + 40;
      drawing.setAttribute('viewBox', '-20 -20 ' + width + ' ' + height);
      const room = canvas.clientWidth - 4;
      const scale = Math.min(1, Math.max(.55, room / width));
      drawing.setAttribute('width', Math.round(width * scale));
      drawing.setAttribute('height', Math.round(height * scale));
      const [under, between, over] = [0, 1, 2].map(() => element('g', {}, undefined, true));
      between.setAttribute('class', 'arrows' + (arrows.length > 120 ? ' crowded' : ''));
      labels = [];
      under.setAttribute('class', 'boxes');
      over.setAttribute('class', 'boxes');
      for (const arrow of arrows) between.append(drawArrow(arrow));
      for (const i of [...boxes.keys()].sort((a, b) => a - b)) (opened.has(i) ? under : over).append(drawBox(i));
      while (drawing.lastChild && drawing.lastChild.nodeName !== 'defs') drawing.lastChild.remove();
      drawing.append(under, between, over);
      light();
    }
    function drawArrow(arrow) {
      const points = arrow.points, last = points.length - 2;
      const isUp = points[1] > points[last + 1];
      const kind = arrow.findings ? 'breach' : isUp ? 'up' : 'down', n = arrow.references;
      const weight = n < 3 ? 0 : n < 10 ? 1 : n < 40 ? 2 : n < 160 ? 3 : 4;
      const made = element('g', { class: 'arrow ' + kind + ' w' + weight }, undefined, true);
      const findings = arrow.findings ? ', ' + counted(arrow.findings, 'finding') : '';
      made.append(element('title', {}, regions.name[arrow.source] + ' → ' + regions.name[arrow.target] + ': '
        + counted(n, 'reference') + findings, true));
      made.append(element('path', { d: curve(points), 'marker-end': 'url(#tip-' + kind + ')' }, undefined, true));
      const [x, y] = free(points, figure(n).length * 7 + 6);
      const label = element('text', { x, y: y + 4 }, figure(n), true);
      if (arrows.length > 60) label.setAttribute('visibility', 'hidden');
      made.append(label);
      arrow.drawn = made;
      return made;
    }
    // A place on the curve in the middle of a way where no other figure stands.
    function free(points, width) {
      const at = Math.floor(points.length / 8) * 4;
      const [x0, y0, x1, y1] = points.slice(at, at + 4);
      let first;
      for (const t of [.5, .34, .66, .22, .78]) {
        const x = Math.round(x0 + (x1 - x0) * t * t * (3 - 2 * t));
        const y = Math.round(y0 + (y1 - y0) * (1.5 * t - 1.5 * t * t + t * t * t));
        first = first || [x, y];
        if (labels.every(one => Math.abs(one.x - x) > (one.width + width) / 2 || Math.abs(one.y - y) > 13)) {
          labels.push({ x, y, width });
          return [x, y];
        }
      }
      labels.push({ x: first[0], y: first[1], width });
      return first;
    }
    function shownName(i) {
      const name = [...regions.name[i]];
      return name.length > 30 ? name.slice(0, 29).join('') + '…' : regions.name[i];
    }
    function drawBox(i) {
      const box = boxes.get(i), isOpen = opened.has(i), findings = regions.findings[i];
      const label = kind(i) + ' ' + regions.name[i] + ', ' + measure(i) + (findings ? ', ' + counted(findings, 'finding') : '');
      const made = element('g', { class: 'box ' + kind(i) + (isOpen ? ' open' : ''), role: 'button', 'data-region': i,
        'aria-label': label, tabindex: i === current ? 0 : -1 }, undefined, true);
      if (isContainer(i)) made.setAttribute('aria-expanded', isOpen);
      const isTall = isBlock(i) && !isOpen, middle = box.x + box.w / 2;
      made.append(element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, rx: 6 }, undefined, true));
      made.append(element('text', { class: 'name', x: isOpen ? box.x + 12 : middle, y: box.y + (isTall ? 19 : isOpen ? 22 : 18) },
        shownName(i), true));
      if (isTall) made.append(element('text', { class: 'measure', x: middle, y: box.y + 36 }, measure(i), true));
      if (findings) {
        const words = figure(findings), w = 10 + 7 * words.length, badge = element('g', { class: 'badge' }, undefined, true);
        badge.append(element('rect', { x: box.x + box.w - w + 6, y: box.y - 9, width: w, height: 18, rx: 9 }, undefined, true));
        badge.append(element('text', { x: box.x + box.w + 6 - w / 2, y: box.y + 4 }, words, true));
        made.append(badge);
      }
      return made;
    }
    """#

  private static let panel = #"""
    const drawn = i => drawing.querySelector('[data-region="' + i + '"]');
    function light() {
      const near = new Set([chosen]);
      const isNear = i => chosen > 0 && (i === chosen || within(i, chosen));
      for (const arrow of arrows) {
        const isInside = isNear(arrow.source) && isNear(arrow.target);
        const isLit = !isInside && (isNear(arrow.source) || isNear(arrow.target));
        if (isLit) near.add(arrow.source).add(arrow.target);
        arrow.drawn.classList.toggle('lit', isLit);
        arrow.drawn.classList.toggle('dim', chosen > 0 && !isLit && !isInside);
        if (arrows.length > 60) arrow.drawn.lastChild.setAttribute('visibility', isLit ? 'visible' : 'hidden');
      }
      for (const made of drawing.querySelectorAll('[data-region]')) {
        const i = Number(made.dataset.region);
        made.classList.toggle('chosen', i === chosen);
        const isOpen = opened.has(i);
        made.classList.toggle('dim', chosen > 0 && !isOpen && !near.has(i) && !isNear(i));
      }
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
      return breaches.filter(breach => within(breach.source, chosen)).map(breach => {
        const item = element('li', {}), shown = byId('f' + breach.finding);
        if (!shown) return element('li', { class: 'quiet' }, 'a finding that had no room on this page');
        const link = element('a', { href: '#f' + breach.finding }, shown.querySelector('code').textContent);
        item.append(link, ' ', shown.childNodes[1].textContent.trim());
        return item;
      });
    }
    function tell() {
      const panel = byId('panel');
      panel.replaceChildren();
      if (chosen < 1) return;
      const role = regions.role[chosen] < 0 ? '' : ' · ' + regions.roles[regions.role[chosen]];
      panel.append(element('h3', {}, regions.name[chosen]));
      const size = isContainer(chosen) ? measure(chosen) : counted(regions.lines[chosen], 'line');
      panel.append(element('p', { class: 'quiet' }, kind(chosen) + role + ' · ' + size + ' · '
        + counted(regions.findings[chosen], 'finding')));
      if (isContainer(chosen)) {
        const toggle = element('button', { type: 'button' }, opened.has(chosen) ? 'Close it' : 'Open it');
        toggle.addEventListener('click', () => flip(chosen));
        panel.append(toggle);
      }
      panel.append(list('Findings', found(), 40), list('Refers to', others(true), 14), list('Referred to by', others(false), 14));
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
      if (current < 0 || !event.target.closest('[data-region]')) return;
      if (event.key.startsWith('Arrow')) {
        const next = beside(event.key);
        if (next > 0) focus(next);
      } else if (event.key === 'Enter') {
        flip(current);
        choose(current);
      } else if (event.key === ' ') {
        choose(current);
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
      drawing.addEventListener('keydown', pressed);
      drawing.addEventListener('focusin', event => {
        const made = event.target.closest('[data-region]');
        if (made && Number(made.dataset.region) !== current) focus(Number(made.dataset.region));
      });
      drawing.addEventListener('click', hit);
      drawing.addEventListener('dblclick', event => event.preventDefault());
      addEventListener('resize', draw);
    }
    """#

  private static let findings = #"""
    const items = [...document.querySelectorAll('#findings .list > li[id]')];
    const groups = [...document.querySelectorAll('#findings details.rule')];
    const lists = new Map(items.map(item => [item, item.parentNode]));
    const controls = byId('controls');
    const titles = { folder: name => name || '.', owner: name => name || 'no owner' };
    function reveal() {
      const target = location.hash.length > 1 && byId(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      for (let up = target; up; up = up.parentElement) if (up.nodeName === 'DETAILS') up.open = true;
      target.setAttribute('tabindex', -1);
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'start' });
    }
    addEventListener('hashchange', reveal);
    const everything = data.places.folder.count.reduce((sum, n) => sum + n, data.places.folder.rest[1]);
    // A heading's figure is of all findings; with words in the filter it says how many of them are shown.
    function heading(title, count) {
      const summary = element('summary', {});
      summary.append(title, ' ', element('span', { class: 'count', 'data-all': count }, figure(count)));
      return summary;
    }
    function gathered(title, count, own, open) {
      const made = element('details', { class: 'rule' }), list = element('ol', { class: 'list' });
      made.open = open;
      for (const item of own) {
        const rule = lists.get(item).closest('details').querySelector('summary code').textContent;
        item.append(element('p', { class: 'note of' }, rule));
        list.append(item);
      }
      if (count > own.length) {
        const words = (own.length ? 'and ' : '') + figure(count - own.length) + (own.length ? ' more' : '');
        list.append(element('li', { class: 'left' }, words + ' that had no room on this page'));
      }
      made.append(heading(title, count), list);
      return made;
    }
    function order(by) {
      const places = byId('by-place');
      places.replaceChildren();
      places.hidden = by === 'rule';
      for (const item of items) {
        lists.get(item).append(item);
        const tag = item.querySelector('.of');
        if (tag) tag.remove();
      }
      for (const more of document.querySelectorAll('.more')) more.parentNode.append(more);
      if (by !== 'rule') {
        const { name, count, rest } = data.places[by], own = new Map(name.map(one => [one, []])), others = [];
        for (const item of items) (own.get(item.dataset[by] || '') || others).push(item);
        name.forEach((one, i) => places.append(
          gathered(element('code', { class: 'title' }, titles[by](one)), count[i], own.get(one), name.length < 6)));
        if (rest[0]) {
          const title = element('span', { class: 'title' }, 'in ' + counted(rest[0], 'other ' + by));
          places.append(gathered(title, rest[1], others, false));
        }
      }
      filter();
    }
    function filter() {
      const words = byId('filter').value.toLowerCase().split(/\s+/).filter(word => word);
      const isByRule = byId('by-place').hidden;
      let shown = 0;
      for (const item of items) {
        const text = (item.textContent + ' ' + (item.dataset.owner || '') + ' ' + lists.get(item).closest('details').querySelector('summary').textContent).toLowerCase();
        item.hidden = !words.every(word => text.includes(word));
        if (!item.hidden) shown++;
      }
      for (const group of document.querySelectorAll('#findings details.rule')) {
        const own = group.querySelectorAll('.list > li[id]:not([hidden])').length, count = group.querySelector('.count');
        group.hidden = groups.includes(group) !== isByRule || words.length > 0 && !own;
        count.textContent = (words.length ? figure(own) + ' of ' : '') + figure(Number(count.dataset.all));
        if (words.length && !group.hidden) group.open = true;
      }
      const unsearched = everything - items.length;
      byId('nothing').hidden = !words.length || shown > 0;
      byId('shown').textContent = !words.length ? '' : counted(shown, 'finding') + ' shown'
        + (unsearched ? '; ' + figure(unsearched) + ' that had no room here ' + (unsearched === 1 ? 'is' : 'are') + ' not searched' : '');
    }
    if (controls) {
      controls.hidden = false;
      controls.addEventListener('submit', event => event.preventDefault());
      controls.addEventListener('change', event => { if (event.target.name === 'order') order(event.target.value); });
      byId('filter').addEventListener('input', filter);
      byId('open-all').addEventListener('click', () => {
        const all = [...document.querySelectorAll('#findings details.rule:not([hidden])')];
        const isOpen = all.every(one => one.open);
        for (const one of all) one.open = !isOpen;
        byId('open-all').textContent = isOpen ? 'Open all' : 'Close all';
      });
      order('rule');
    }
    reveal();
    """#
}
