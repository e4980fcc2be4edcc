import { loadCarousel, loadControls, loadFields } from './forms.ts';

/** What of markup tells that it was made with the components of a file. */
const MARKS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['input, textarea, select, table', loadFields],
  [
    ['checkbox', 'radio-group', 'switch', 'tabs', 'progress', 'avatar']
      .map((scope) => `[data-scope=${scope}]`)
      .join(),
    loadControls,
  ],
  ['[data-scope=carousel]', loadCarousel],
];

/**
 * Fetches the files of the components that the server's markup is made of. They have to be here before it is taken over: a component
 * that is still on its way when something round it changes is rendered anew, and what was typed into it is lost.
 */
export async function loadPartsOf(markup: ParentNode): Promise<void> {
  await Promise.all(MARKS.filter(([marks]) => markup.querySelector(marks)).map(([, load]) => load()));
}
