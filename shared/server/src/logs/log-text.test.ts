import { expect, it } from 'vitest';
import { loggedError, pathOf, withoutSecrets } from './log-text.ts';

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhdXRoMHxtZW1iZXIifQ.c2lnbmF0dXJl-_x';

it.each([
  ['a query', '/auth/callback?code=abc&state=d%20e', '/auth/callback?[…]'],
  ['a query in a sentence', 'GET /api/users?search=ann%40x.test failed', 'GET /api/users?[…] failed'],
  ['a bearer', `authorization: Bearer ${TOKEN}`, 'authorization: Bearer […]'],
  ['a token', `cookie boardwalk-channel=${TOKEN}; x`, 'cookie boardwalk-channel=[token]; x'],
  ['a deploy token', 'bwd_0123456789abcdef is wrong', '[token] is wrong'],
  ['a password', 'postgres://boardwalk:s3cret@localhost:5432/x', 'postgres://boardwalk:[…]@localhost:5432/x'],
  [
    'values of a query',
    'Failed query: select $1\nparams: ann@x.test,"quoted",c\n    at Pool.query',
    'Failed query: select $1\n    at Pool.query',
  ],
])('removes %s from a line', (_, said, written) => {
  const line = JSON.stringify({ msg: said, status: 200 });
  expect(JSON.parse(withoutSecrets(line))).toEqual({ msg: written, status: 200 });
});

it.each(['Is it there? Nobody knows.', 'SELECT a FROM b WHERE c = $1', 'mail to ann@x.test', '/users/eyJ'])(
  'doesn’t change %s',
  (said) => {
    expect(JSON.parse(withoutSecrets(JSON.stringify({ msg: said })))).toEqual({ msg: said });
  },
);

it.each(['eyJ-', '?a', '://a:', 'Bearer ', '\\nparams: '])('takes linear time for many %s', (piece) => {
  const begin = performance.now();
  withoutSecrets(piece.repeat(50_000));
  expect(performance.now() - begin).toBeLessThan(500);
});

it('logs an error without the data it contains', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(ann@x.test) already exists.',
  });
  const query = 'Failed query: insert $1\nparams: ann@x.test,secret\nmore';
  const error = Object.assign(new TypeError(query, { cause }), {
    params: ['ann@x.test'],
    headers: { a: 'b' },
  });
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'Failed query: insert $1: duplicate key',
    code: '23505',
    constraint: 'users_email',
  });
  expect(logged.stack).toMatch(
    /^TypeError: Failed query: insert \$1\n +at [\s\S]+caused by: Error: duplicate key/,
  );
  expect(JSON.stringify(logged)).not.toMatch(/ann@x|secret|headers/);
  expect(loggedError('a word')).toEqual({ type: 'string', message: 'a word', stack: '' });
});

it('returns the path of a URL', () => {
  expect([pathOf('/a/b?c=d?e'), pathOf('/a')]).toEqual(['/a/b', '/a']);
});
