import { expect, it } from 'vitest';
import { FIXED_PATHS } from './fixed-paths.ts';
import { endpoint, endpointKeys, splitKey } from './table.ts';

it('declares a schema for each parameter of a path, and for nothing else', () => {
  const wrong = endpointKeys.filter((key) => {
    const named = [...splitKey(key)[1].matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { params } = endpoint(key);
    const described = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    return named.sort().join() !== described.sort().join();
  });
  expect(wrong).toEqual([]);
});

/** What answers a picture, a file or a stream instead of JSON. */
const OTHER_THAN_JSON =
  /\/images\/|\/(avatars|banners)\/:file$|\/me\/export\/file$|^GET \/api\/media\/|\/registry\/(files|shell-assets)|\/notifications\/unsubscribe|\/feeds\/|\/cards\/|\/sitemap$|\/live\/events$|\/discord\/callback$|\/files\/:fileId$|\/(audit|properties)\/export$|\/calendar\.ics$|\/calendar\/:file$|\/guests\/export$|\/webhooks\/|^GET \/api\/site\/(icon|logo|card|export)/;

it('answers JSON exactly when its status allows a body', () => {
  const wrong = endpointKeys.filter((key) => {
    const { answer, status } = endpoint(key);
    if (status === 204) return answer !== undefined;
    return answer === undefined && !OTHER_THAN_JSON.test(key);
  });
  expect(wrong).toEqual([]);
});

it('knows every path that fits another one with a parameter', () => {
  const fixed = endpointKeys.filter((key) => !key.includes(':'));
  const patterns = endpointKeys
    .filter((key) => key.includes(':'))
    .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`));
  const found = fixed.filter((key) => patterns.some((pattern) => pattern.test(key)));
  expect([...new Set(found.map((key) => splitKey(key)[1]))].sort()).toEqual(FIXED_PATHS);
});
