import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Endpoint, endpoint, endpointKeys, errorObjectSchema, splitKey } from '@boardwalk/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf, rubbish } from '../../../test/arbitrary-of.ts';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { newBackendKey } from '../../../test/test-backends.ts';
import { type GameKeySecret, newGameKey, signedHeaders } from '../../../test/test-game-server.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);

/** Discord application that is configured, but never requested. */
const DISCORD = { DISCORD_CLIENT_ID: '1', DISCORD_CLIENT_SECRET: 'none' };

const IN_APP = { inApp: true, email: false, push: false };

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-fuzz-'));
let api: TestApi;
let token: string;
let gameKey: GameKeySecret;
let backendKey: string;
beforeAll(async () => {
  api = await startTestApi({
    environment: { RELEASES_DIR: folder, MEDIA_DIR: folder, DEMO_DATA: 'on', LOG_LEVEL: 'warn', ...DISCORD },
  });
  token = await api.as('fuzzer', 'OWNER');
  gameKey = await newGameKey(api);
  backendKey = await newBackendKey(api, 'fuzzed', {
    notifications: [{ kind: 'fuzzed.news', label: 'News', text: '{title}', channels: IN_APP }],
    search: [{ kind: 'fuzzed.page', label: 'Page' }],
  });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const partOf = (schema: Parameters<typeof arbitraryOf>[0] | undefined) =>
  schema
    ? fc.oneof({ arbitrary: arbitraryOf(schema), weight: 4 }, { arbitrary: rubbish, weight: 1 })
    : rubbish;

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function encode(value: unknown): string {
  return encodeURIComponent(toText(value).toWellFormed());
}

function toQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return encode(value);
  return Object.entries(value)
    .map(([name, inner]) => `${encode(name)}=${encode(inner)}`)
    .join('&');
}

/** Returns bytes in half of the cases where the endpoint accepts bytes, otherwise JSON. */
function sendable({ rawBody }: Endpoint, body: unknown) {
  const text = JSON.stringify(body) ?? '';
  return rawBody && text.length % 2 === 0 ? { bytes: Buffer.from(text) } : { body: text };
}

describe.each(endpointKeys)('%s', (key) => {
  const row = endpoint(key);
  const [method, path] = splitKey(key);

  it('responds to any input within its schema, and never with 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        partOf(row.params),
        partOf(row.query),
        partOf(row.body),
        async (params, query, body) => {
          const values = (params ?? {}) as Record<string, unknown>;
          const target = path.replace(/:(\w+)/g, (_, name: string) => encode(values[name] ?? 'x') || 'x');
          const call = `${method} ${target}?${toQuery(query)}`;
          const sent: { body?: string; bytes?: Buffer } = method === 'GET' ? {} : sendable(row, body);
          const isSigned = row.access === 'game-server';
          const answer = await api.call(call, {
            ...sent,
            ...(isSigned
              ? { headers: signedHeaders(gameKey, call, { body: sent.body }) }
              : { token: row.access === 'backend' ? backendKey : token }),
          });
          expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
          if (answer.status >= 400) errorObjectSchema.parse(answer.body);
          else if (row.answer) expect(row.answer.parse(answer.body)).toEqual(answer.body);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });
});
