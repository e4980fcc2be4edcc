import './polyfills.ts';
import '@boardwalk/kit/page-styles';
import { isTooOld, showNotStarted, showTooOld } from './page-note.ts';

/** Yields to the browser, so that it can paint and respond. */
const turn = () => new Promise((done) => setTimeout(done));

if (isTooOld()) {
  showTooOld();
  throw new Error('This browser is too old for the site.');
}

try {
  // Everything is in this one file, but initialized in steps: in one step it would block a phone's browser for half a second.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await turn();
  await import(/* webpackMode: "eager" */ '@boardwalk/kit');
  await turn();
  const { started } = await import(/* webpackMode: "eager" */ './start.tsx');
  await started;
} catch (cause) {
  showNotStarted();
  throw cause;
}
