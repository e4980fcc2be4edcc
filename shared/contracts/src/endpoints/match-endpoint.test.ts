import { describe, expect, it } from 'vitest';
import { FIXED_PATHS } from './fixed-paths.ts';
import { isPlainPath, matchEndpoint } from './match-endpoint.ts';
import { endpointKeys, splitKey } from './table.ts';

describe('the endpoint of a call', () => {
  it('is found by each path of the table', () => {
    for (const key of endpointKeys) {
      const [method, path] = splitKey(key);
      const sent = path.replaceAll(/:\w+/g, 'x%20y');
      expect(matchEndpoint(method, sent)).toBe(key);
    }
  });

  it('is the one with the fixed path where two fit', () => {
    for (const path of FIXED_PATHS)
      expect(endpointKeys.filter((key) => matchEndpoint(splitKey(key)[0], path) === key)).not.toEqual([]);
  });

  it('is that of GET for HEAD, and none for other paths', () => {
    expect(matchEndpoint('HEAD', '/api/site')).toBe('GET /api/site');
    for (const path of [
      '/api/site/',
      '/api/Site',
      '/api//site',
      '/api/nowhere',
      '/',
      '/api/releases//promote',
    ])
      expect(matchEndpoint('GET', path)).toBeUndefined();
  });
});

it.each(['/api/users/auth0%7Cx', '/api/x', '/api/%C3%A4', '/api/a%2Fb', "/api/it's"])(
  '%s is plain',
  (path) => {
    expect(isPlainPath(path)).toBe(true);
  },
);

it.each([
  '/api/%72eports',
  '/api/a%2Db',
  '/api/%7e',
  '/api/%',
  '/api/%4',
  '/api/%zz',
  '/api/%u0041',
  '/api/%ff',
])('%s is not plain', (path) => {
  expect(isPlainPath(path)).toBe(false);
});
