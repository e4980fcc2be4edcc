const TEXTS: Record<string, string> = {
  en: 'This browser is too old for this site: you can read this page, but nothing on it works. Please update your browser or use another one.',
  de: 'Dieser Browser ist zu alt für diese Website: Du kannst diese Seite lesen, aber nichts auf ihr funktioniert. Aktualisiere ihn oder nimm einen anderen.',
};

/** Whether the browser has what the site needs and what can't be added to it. All of it came with Safari 16, Chrome 110 and Firefox 115. */
export function isTooOld(): boolean {
  return !('toSorted' in Array.prototype) || !('timeout' in AbortSignal);
}

/** States at the top of a page of the server that nothing on it will work. By itself: the site's own parts can't be loaded. */
export function tellTooOld(): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = TEXTS[document.documentElement.lang.slice(0, 2)] ?? TEXTS.en ?? '';
  for (const [name, value] of [
    ['margin', '0'],
    ['padding', '1rem'],
    ['background', '#fff'],
    ['color', '#000'],
  ] as const)
    note.style.setProperty(name, value);
  document.body.prepend(note);
}
