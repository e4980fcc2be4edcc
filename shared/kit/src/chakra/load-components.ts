import { loadTabs } from '../components/tab-row-part.tsx';
import { loadCarousel, loadControls, loadFields } from './forms.ts';

/** Selectors that show that markup uses the components of a chunk. */
const MARKS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['input, textarea, select, table', loadFields],
  [
    ['checkbox', 'radio-group', 'switch', 'tabs', 'progress', 'avatar']
      .map((scope) => `[data-scope=${scope}]`)
      .join(),
    loadControls,
  ],
  ['[data-scope=carousel]', loadCarousel],
  ['[data-tab-row]', loadTabs],
];

/**
 * Loads the chunks of the components in server-rendered markup. Required before hydration: if a parent of a still suspended component updates, React
 * renders it again on the client, and the user's input in it is lost.
 */
export async function loadComponentsOf(markup: ParentNode): Promise<void> {
  await Promise.all(MARKS.filter(([marks]) => markup.querySelector(marks)).map(([, load]) => load()));
}
