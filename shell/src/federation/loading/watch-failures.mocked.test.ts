// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

vi.mock('../set/set-store.ts', () => ({ releaseSets: { current: () => undefined } }));
const parts = vi.hoisted(() => ({ fail: (_: unknown) => {} }));
vi.mock('@boardwalk/kit', () => ({
  RequestError: class RequestError extends Error {},
  onPartFailure: (listener: (error: unknown) => void) => {
    parts.fail = listener;
  },
}));

import { RequestError } from '@boardwalk/kit';
import { startMarks } from './start-marks.ts';
import { watchFailures } from './watch-failures.ts';

const at = (file: string) => `Error: x\n    at tick (https://meridian.test${file}:3:4)`;
const thrownIn = (file: string, error: Error = new Error('x')) => Object.assign(error, { stack: at(file) });
const timer = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }));
const promise = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports errors outside of rendering and parts that can’t be loaded, each once, and nothing else', () => {
  const report = vi.fn();
  vi.spyOn(startMarks, 'takeUnfinished').mockReturnValue([
    { name: 'docs', version: '7', route: '/docs', at: 0 },
  ]);
  watchFailures(window, report);
  expect(report).toHaveBeenCalledWith({
    name: 'docs',
    version: '7',
    outcome: 'hung',
    cause: { message: 'The page stopped answering.', route: '/docs' },
  });
  report.mockClear();

  const news = thrownIn('/remotes/news/2/assets/a.js');
  timer(news);
  timer(news);
  promise(thrownIn('/remotes/docs/1/assets/b.js', new TypeError('y')));
  const request = 'https://meridian.test/remotes/events/3/assets/week.js';
  parts.fail(Object.assign(thrownIn('/remotes/docs/1/main.js'), { request }));
  expect(report.mock.calls.map(([{ name, version, outcome }]) => [name, version, outcome])).toEqual([
    ['news', '2', 'threw-later'],
    ['docs', '1', 'threw-later'],
    ['events', '3', 'load-failed'],
  ]);

  timer(thrownIn('/assets/main.js'));
  promise(thrownIn('/remotes/news/2/assets/a.js', new (RequestError as unknown as new () => Error)()));
  promise(new DOMException('x', 'AbortError'));
  promise(undefined);
  parts.fail(thrownIn('/assets/kit.js'));
  expect(report).toHaveBeenCalledTimes(3);

  for (let line = 10; line < 30; line += 1)
    timer(Object.assign(new Error('x'), { stack: at(`/remotes/news/2/assets/c${line}.js`) }));
  expect(report).toHaveBeenCalledTimes(5);
});
