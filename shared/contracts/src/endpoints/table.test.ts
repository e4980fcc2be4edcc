import { expect, it } from 'vitest';
import { PERMISSIONS } from '../access/permissions.ts';
import { endpoint, endpointKeys, splitKey } from './table.ts';

it.each(endpointKeys)('%s declares who may call it', (key) => {
  const { access } = endpoint(key);
  if (typeof access === 'string') expect(['public', 'signed-in']).toContain(access);
  else expect(PERMISSIONS).toContain(access.permission);
});

it.each(endpointKeys)('%s declares a schema for each of its parameters', (key) => {
  const names = [...splitKey(key)[1].matchAll(/:(\w+)/g)].map((match) => match[1]);
  const { params } = endpoint(key);
  if (names.length === 0) expect(params).toBeUndefined();
  else
    expect(params).toHaveProperty(
      'shape',
      expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()]))),
    );
});

/** What answers a picture, a file or a stream instead of JSON. */
const OTHER_THAN_JSON =
  /\/images\/|^GET \/api\/media\/|\/registry\/(events|files)|\/notifications\/(events|unsubscribe)|\/feeds\/|\/cards\/|\/sitemap$|\/presence$/;

it.each(endpointKeys)('%s answers JSON exactly when its status allows a body', (key) => {
  const { answer, status } = endpoint(key);
  if (status === 204) expect(answer).toBeUndefined();
  else if (!OTHER_THAN_JSON.test(key)) expect(answer).toBeDefined();
});
