extension PageScript {
  /// Findings by rule, by folder and by owner, and what the filter leaves of them.
  static let findings = #"""
    const items = [...document.querySelectorAll('#findings .list > li[id]')];
    const groups = [...document.querySelectorAll('#findings details.rule')];
    const lists = new Map(items.map(item => [item, item.parentNode]));
    const ruleOf = item => lists.get(item).closest('details.rule');
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
        const rule = ruleOf(item).querySelector('summary code').textContent;
        item.append(element('p', { class: 'note of' }, rule));
        list.append(item);
      }
      if (count > own.length) {
        const words = (own.length ? 'and ' : '') + figure(count - own.length) + (own.length ? ' more' : '');
        list.append(element('li', { class: 'left' }, words + ' that this page does not list'));
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
      for (const more of document.querySelectorAll('#findings .more')) more.parentNode.append(more);
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
        const text = (item.textContent + ' ' + (item.dataset.owner || '') + ' ' + ruleOf(item).querySelector('summary').textContent).toLowerCase();
        item.hidden = !words.every(word => text.includes(word));
        if (!item.hidden) shown++;
      }
      for (const group of document.querySelectorAll('#findings details.rule')) {
        const own = group.querySelectorAll('.list > li[id]:not([hidden])').length, count = group.querySelector('.count');
        group.hidden = groups.includes(group) !== isByRule || words.length > 0 && !own;
        count.textContent = (words.length ? figure(own) + ' of ' : '') + figure(Number(count.dataset.all));
        if (words.length && !group.hidden) group.open = true;
        for (const rest of group.querySelectorAll('details.rest')) {
          const isFound = rest.querySelector('li[id]:not([hidden])') !== null;
          rest.hidden = words.length > 0 && !isFound;
          if (words.length && isFound) rest.open = true;
        }
      }
      const unsearched = everything - items.length;
      byId('nothing').hidden = !words.length || shown > 0;
      byId('shown').textContent = !words.length ? '' : counted(shown, 'finding') + ' shown'
        + (unsearched ? '; ' + figure(unsearched) + ' that this page does not list ' + (unsearched === 1 ? 'is' : 'are') + ' not searched' : '');
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
