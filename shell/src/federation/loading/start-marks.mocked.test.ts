// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../set/set-store.ts', () => ({ releaseSets: { current: () => undefined } }));

import { StartMarks } from './start-marks.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

it('finds the version that was starting in a frozen page, once, and blocks it for an hour', () => {
  const stopped = new StartMarks();
  stopped.begin('news', '2');
  // A frozen page runs no timers.
  vi.setSystemTime(Date.now() + 6_000);
  const next = new StartMarks();
  expect(next.takeUnfinished()).toMatchObject([{ name: 'news', version: '2', route: '/' }]);
  expect(next.takeUnfinished()).toEqual([]);
  expect([next.blocks('news', '2'), next.blocks('news', '3'), next.blocks('docs', '2')]).toEqual([
    true,
    false,
    false,
  ]);
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(next.blocks('news', '2')).toBe(false);
});

it('treats a page that renews its mark as running, however long the start takes', () => {
  new StartMarks().begin('news', '2');
  vi.advanceTimersByTime(60_000);
  expect(new StartMarks().takeUnfinished()).toEqual([]);
});

it('removes its mark when the start has ended, successfully or not', () => {
  const marks = new StartMarks();
  marks.begin('news', '2');
  marks.begin('docs', '1');
  marks.rendered('news');
  marks.end('docs');
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(Date.now() + 60_000);
  expect(new StartMarks().takeUnfinished()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it('ignores a page that was left', () => {
  const marks = new StartMarks();
  marks.watch(document);
  marks.begin('news', '2');
  dispatchEvent(new Event('pagehide'));
  vi.setSystemTime(Date.now() + 60_000);
  expect(new StartMarks().takeUnfinished()).toEqual([]);
});

it('blocks a version in this tab for an hour, unless the browser stores nothing', () => {
  const marks = new StartMarks();
  expect([marks.block('news', '2'), marks.blocks('news', '2'), marks.blocks('news', '3')]).toEqual([
    true,
    true,
    false,
  ]);
  vi.setSystemTime(Date.now() + 3_600_001);
  expect(marks.blocks('news', '2')).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(marks.block('news', '2')).toBe(false);
  vi.unstubAllGlobals();
});

it('tolerates damaged marks and a browser without storage', () => {
  localStorage.setItem('boardwalk-starting:x', '{');
  expect(new StartMarks().takeUnfinished()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  const marks = new StartMarks();
  marks.begin('news', '2');
  expect([marks.takeUnfinished(), marks.blocks('news', '2')]).toEqual([[], false]);
  vi.unstubAllGlobals();
});
