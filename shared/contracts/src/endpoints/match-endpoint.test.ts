import { describe, expect, it } from 'vitest';
import { FIXED_PATHS } from './fixed-paths.ts';
import { isPlainPath, matchEndpoint } from './match-endpoint.ts';
import { endpointKeys, splitKey } from './table.ts';

describe('matchEndpoint', () => {
  it('finds an endpoint by each path of the table', () => {
    for (const key of endpointKeys) {
      const [method, path] = splitKey(key);
      const sent = path.replaceAll(/:\w+/g, 'x%20y');
      expect(matchEndpoint(method, sent)).toBe(key);
    }
  });

  it('prefers the fixed path where two match', () => {
    for (const path of FIXED_PATHS)
      expect(endpointKeys.filter((key) => matchEndpoint(splitKey(key)[0], path) === key)).not.toEqual([]);
  });

  it('returns the endpoint of GET for HEAD, and none for unknown paths', () => {
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
  'accepts %s as a plain path',
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
])('rejects %s as not plain', (path) => {
  expect(isPlainPath(path)).toBe(false);
});
