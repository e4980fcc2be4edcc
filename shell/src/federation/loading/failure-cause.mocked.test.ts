import { expect, it, vi } from 'vitest';

vi.mock('../set/set-store.ts', () => ({
  releaseSets: {
    current: () => ({ remotes: [{ name: 'news', routes: [{ path: '/news/:slug', access: 'member' }] }] }),
  },
}));

import { blamedFor, causeOf } from './failure-cause.ts';

const thrown = (stack: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });

it.each([
  [
    'Chrome',
    '    at useState (https://meridian.test/assets/main.0a.js:1:2)\n    at Front (https://meridian.test/remotes/news/1.0.0-abc/assets/remote.1f.js:3:45)\n    at https://meridian.test/remotes/docs/2/assets/x.js:1:1',
  ],
  [
    'Firefox',
    'useState@https://meridian.test/assets/main.0a.js:1:2\nFront@https://meridian.test/remotes/news/1.0.0-abc/assets/remote.1f.js:3:45',
  ],
  [
    'an attempt',
    '    at Front (https://meridian.test/remotes/news/1.0.0-abc/assets/remote.1f.js?attempt=2:3:45)',
  ],
  ['a fault', '    at https://meridian.test/remotes/news/1.0.0-abc~throws-later/assets/remote.1f.js:3:45'],
])('blames the topmost release in a stack of %s', (_, stack) => {
  expect(blamedFor(thrown(stack))).toEqual({
    name: 'news',
    version: '1.0.0-abc',
    frame: { file: 'assets/remote.1f.js', line: 3, column: 45 },
  });
});

it('blames the release whose chunk could not be loaded, not the one that imported it', () => {
  const stack = '    at Front (https://meridian.test/remotes/docs/2/assets/remote.1f.js:3:45)';
  const error = (request: string) => Object.assign(thrown(stack, 'Loading chunk 7 failed.'), { request });
  expect(blamedFor(error('https://meridian.test/remotes/news/1.0.0-abc~slow/assets/7.js?attempt=2'))).toEqual(
    {
      name: 'news',
      version: '1.0.0-abc',
    },
  );
  expect(blamedFor(error('https://meridian.test/assets/overlays.js'))).toBeUndefined();
  expect(causeOf(error('https://meridian.test/remotes/news/1/assets/7.js'), '/elsewhere')).toEqual({
    message: 'TypeError: Loading chunk 7 failed.',
    route: '/',
  });
});

it('blames no release for errors of the shell, and for values that are no errors', () => {
  expect(blamedFor(thrown('    at start (https://meridian.test/assets/main.0a.js:1:2)'))).toBeUndefined();
  for (const value of [undefined, 'remotes/news/1/x.js:1:1', null, {}])
    expect(blamedFor(value)).toBeUndefined();
});

it('reports the error and the route, without the content of a URL', () => {
  const error = thrown('', 'Failed: https://meridian.test/api/users?search=ada@meridian.test');
  expect(causeOf(error, '/news/my-secret-draft')).toEqual({
    message: 'TypeError: Failed: https://meridian.test/api/users',
    route: '/news/:slug',
  });
  expect(causeOf('x'.repeat(1_000), '/elsewhere')).toEqual({ message: 'x'.repeat(300), route: '/' });
});
