import type { LocalText, PageLanguage } from '@boardwalk/contracts';

/** A sentence in the languages of the site; one without a translation is shown in English. Must not depend on anything that has to be loaded. */
type Sentence = LocalText;

const TOO_OLD: Sentence = {
  en: 'This browser is too old for this site: you can read this page, but nothing on it works. Please update your browser or use another one.',
  de: 'Dieser Browser ist zu alt für diese Website: Du kannst diese Seite lesen, aber nichts auf ihr funktioniert. Aktualisiere ihn oder nimm einen anderen.',
  es: 'Este navegador es demasiado antiguo para este sitio: puedes leer esta página, pero nada en ella funciona. Actualiza tu navegador o usa otro.',
};
const NOT_STARTED: Sentence = {
  en: 'This page could not start, so nothing on it works yet. Reload it. If that does not help, allow site data for this site or use another browser.',
  de: 'Diese Seite konnte nicht starten, deshalb funktioniert auf ihr noch nichts. Lade sie neu. Hilft das nicht, erlaube Websitedaten für diese Website oder nimm einen anderen Browser.',
  es: 'Esta página no pudo iniciarse, así que aún no funciona nada en ella. Vuelve a cargarla. Si eso no ayuda, permite los datos de este sitio o usa otro navegador.',
};

/** Returns whether the browser lacks required features that can't be polyfilled. All are in Safari 16, Chrome 110 and Firefox 115. */
export function isTooOld(): boolean {
  return !('toSorted' in Array.prototype) || !('timeout' in AbortSignal);
}

/** Shows a note at the top of a server-rendered page that it won't become interactive. */
export const showTooOld = (): void => showNote(TOO_OLD);

/** Shows a note at the top of the page that its scripts have failed. */
export const showNotStarted = (): void => showNote(NOT_STARTED);

function showNote(sentence: Sentence): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = sentence[document.documentElement.lang as PageLanguage] ?? sentence.en;
  for (const [name, value] of [
    ['margin', '0'],
    ['padding', '1rem'],
    ['background', '#fff'],
    ['color', '#000'],
  ] as const)
    note.style.setProperty(name, value);
  document.body.prepend(note);
}
