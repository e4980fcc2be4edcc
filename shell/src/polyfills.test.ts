// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isTooOld, showTooOld } from './page-note.ts';
import { addMissing } from './polyfills.ts';

/** A browser without the features of iOS 17.4, after polyfilling. */
function older() {
  const browser = {
    Promise: {},
    AbortSignal: {},
    Map: {},
    URL: {},
  } as unknown as Parameters<typeof addMissing>[0];
  addMissing(browser);
  return browser;
}

it('adds Promise.withResolvers', async () => {
  const { withResolvers } = older().Promise;
  const { promise, resolve } = withResolvers.call(Promise);
  resolve('done');
  expect(await promise).toBe('done');
});

it('adds AbortSignal.any', () => {
  const { any } = older().AbortSignal;
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = any([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  expect(any([one.signal, other.signal]).aborted).toBe(true);
});

it('adds Map.groupBy and URL.canParse', () => {
  const browser = older();
  expect(browser.Map.groupBy([1, 2, 3], (number) => number % 2)).toEqual(
    new Map([
      [1, [1, 3]],
      [0, [2]],
    ]),
  );
  expect([browser.URL.canParse('https://a.example'), browser.URL.canParse('no')]).toEqual([true, false]);
});

it('keeps the browser’s own functions', () => {
  const { any } = AbortSignal;
  addMissing(globalThis);
  expect(AbortSignal.any).toBe(any);
});

it('shows a note if a browser is too old', () => {
  expect(isTooOld()).toBe(false);
  document.documentElement.lang = 'de';
  showTooOld();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('zu alt');
});
