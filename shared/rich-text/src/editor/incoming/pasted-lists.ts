/** Number that Word puts before a list entry. All its other markers are bullets. */
const NUMBER = /^\s*(?:(\d{1,4})|[a-z]{1,4})[.)]/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Converts paragraphs that Word marks as list entries into lists, by level. */
export function listWordParagraphs(root: ParentNode): void {
  let lists: Element[] = [];
  for (const entry of [...root.querySelectorAll('[data-pasted-list-level]')]) {
    const marker = entry.querySelector('[data-pasted-list-marker]');
    if (entry.matches(HEADINGS)) {
      // Numbered chapters keep their number as a part of the title.
      marker?.replaceWith(`${marker.textContent.trim()} `);
      continue;
    }
    const level = Math.max(1, Number(entry.getAttribute('data-pasted-list-level')) || 1);
    const number = NUMBER.exec(marker?.textContent ?? '');
    const tag = number ? 'ol' : 'ul';
    marker?.remove();
    const follows = lists[0]?.nextElementSibling === entry;
    lists = follows ? lists.slice(0, level) : [];
    // Numbers after bullets are another list.
    if (lists.length === level && lists.at(-1)?.localName !== tag) lists = lists.slice(0, -1);
    while (lists.length < level) {
      const list = document.createElement(tag);
      if (number?.[1] !== undefined && lists.length === level - 1) list.setAttribute('start', number[1]);
      const holder = lists.at(-1);
      if (holder) lastItem(holder).append(list);
      else entry.before(list);
      lists.push(list);
    }
    const item = document.createElement('li');
    const text = document.createElement('p');
    text.append(...entry.childNodes);
    item.append(text);
    lists.at(-1)?.append(item);
    entry.remove();
  }
}

function lastItem(list: Element): Element {
  const last = list.lastElementChild;
  if (last?.localName === 'li') return last;
  const item = document.createElement('li');
  list.append(item);
  return item;
}

/** Nests consecutive lists that state their level: those of Slack, and those of Word in a browser, each in its own container. */
export function nestSiblingLists(root: ParentNode): void {
  for (const entry of root.querySelectorAll('li[data-aria-level]')) {
    const list = entry.parentElement;
    list?.setAttribute('data-indent', String(Number(entry.getAttribute('data-aria-level')) - 1));
    const box = list?.parentElement;
    if (list && box?.matches('div') && box.children.length === 1) box.replaceWith(list);
  }
  for (const list of [...root.querySelectorAll(':is(ul, ol)[data-indent]')]) {
    const before = list.previousElementSibling;
    if (!before?.matches(':is(ul, ol)[data-indent]')) continue;
    let target = before;
    for (let level = Number(list.getAttribute('data-indent')) || 0; level > 0; level -= 1) {
      const item = lastItem(target);
      const nested = item.lastElementChild;
      if (nested?.matches('ul, ol')) target = nested;
      else {
        const inner = document.createElement(list.localName);
        item.append(inner);
        target = inner;
      }
    }
    if (target.localName !== list.localName) {
      // Numbers after bullets are another list.
      if (target === before) continue;
      const inner = document.createElement(list.localName);
      target.after(inner);
      target = inner;
    }
    target.append(...list.childNodes);
    list.remove();
  }
}

/** Moves a list directly within a list into the preceding entry. */
export function moveNestedLists(root: ParentNode): void {
  for (const list of [...root.querySelectorAll(':is(ul, ol) > ul, :is(ul, ol) > ol')]) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const item = document.createElement('li');
      list.replaceWith(item);
      item.append(list);
    }
  }
}
