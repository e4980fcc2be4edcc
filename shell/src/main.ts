import './polyfills.ts';
import '@boardwalk/kit/page-styles';
import { isTooOld, showNotStarted, showTooOld } from './page-note.ts';

/** Lets the browser paint and answer before it goes on. */
const turn = () => new Promise((done) => setTimeout(done));

if (isTooOld()) {
  showTooOld();
  throw new Error('This browser is too old for the site.');
}

try {
  // All of it is in this one file, but set up part by part: at once it would hold a phone's browser for half a second.
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
