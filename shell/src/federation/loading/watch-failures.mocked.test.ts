// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

vi.mock('../set/set-store.ts', () => ({ releaseSets: { current: () => undefined } }));
vi.mock('@boardwalk/kit', () => ({ RequestError: class RequestError extends Error {} }));

import { RequestError } from '@boardwalk/kit';
import { startMarks } from './start-marks.ts';
import { watchFailures } from './watch-failures.ts';

const at = (file: string) => `Error: x\n    at tick (https://meridian.test${file}:3:4)`;
const thrownIn = (file: string, error: Error = new Error('x')) => Object.assign(error, { stack: at(file) });
const timer = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }));
const promise = (reason: unknown) =>
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

it('reports errors that a release throws outside of rendering, each once, and nothing else', () => {
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
  expect(report.mock.calls.map(([{ name, version, outcome }]) => [name, version, outcome])).toEqual([
    ['news', '2', 'threw-later'],
    ['docs', '1', 'threw-later'],
  ]);

  timer(thrownIn('/assets/main.js'));
  promise(thrownIn('/remotes/news/2/assets/a.js', new (RequestError as unknown as new () => Error)()));
  promise(new DOMException('x', 'AbortError'));
  promise(undefined);
  expect(report).toHaveBeenCalledTimes(2);

  for (let line = 10; line < 30; line += 1)
    timer(Object.assign(new Error('x'), { stack: at(`/remotes/news/2/assets/c${line}.js`) }));
  expect(report).toHaveBeenCalledTimes(5);
});
