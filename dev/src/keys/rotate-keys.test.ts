import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeKey, makeSecret } from './make-key.ts';
import {
  beginSigning,
  finishSigning,
  newGatewayKey,
  newPushKey,
  newSigningKey,
  nextKey,
  publicHalf,
  replaceGateway,
  replacePush,
  replaceSigning,
  writePublicKeys,
} from './rotate-keys.ts';
import { publicKeys } from './signing-key.ts';

const NOW = new Date('2026-01-05T04:30:00.123Z');
let folder: string;
let places: { signing: string; push: string; gateway: string; publicKeys: string };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-rotate-'));
  const at = (name: string) => join(folder, name);
  places = {
    signing: at('signing.json'),
    push: at('push.json'),
    gateway: at('gateway.txt'),
    publicKeys: at('public.txt'),
  };
  makeKey(places.signing, newSigningKey);
  makeKey(places.push, newPushKey);
  makeSecret(places.gateway, newGatewayKey);
  writePublicKeys(places);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(file, 'utf8');
const believed = () => read(places.publicKeys).trim().split('\n');

it('lets pages accept both keys before the new one signs, and only the new one afterwards', () => {
  const old = publicHalf(places.signing);
  expect(believed()).toEqual([old]);
  beginSigning(places);
  const next = publicHalf(nextKey(places.signing));
  expect([publicHalf(places.signing), ...believed()]).toEqual([old, old, next]);
  // A repeated call changes nothing.
  beginSigning(places);
  expect(believed()).toEqual([old, next]);
  const kept = finishSigning(places, NOW);
  expect([publicHalf(places.signing), publicHalf(kept), ...believed()]).toEqual([next, old, next]);
  expect(kept).toBe(`${places.signing}.before-20260105T043000Z`);
  expect(() => finishSigning(places, NOW)).toThrow('No replacement of the signing key was begun');
});

it('passes the same keys to a gateway that is started here', () => {
  vi.stubEnv('RELEASE_SIGNING_KEY_FILE', places.signing);
  vi.stubEnv('RELEASE_PUBLIC_KEYS', '');
  beginSigning({ signing: places.signing });
  expect(publicKeys()).toEqual([places.signing, nextKey(places.signing)].map(publicHalf));
});

it('replaces a stolen key immediately, with the one that was begun', () => {
  const old = publicHalf(places.signing);
  beginSigning(places);
  const begun = publicHalf(nextKey(places.signing));
  const kept = replaceSigning(places, NOW);
  const now = publicHalf(places.signing);
  expect(believed()).toEqual([now]);
  expect([old, begun]).not.toContain(now);
  expect(publicHalf(kept)).toBe(old);
});

it('replaces the keys of pushes and of the gateway, and stores the old ones', () => {
  const before = [read(places.push), read(places.gateway)];
  const kept = [replacePush(places, NOW), replaceGateway(places, NOW)];
  expect(kept.map(read)).toEqual(before);
  expect(JSON.parse(read(places.push))).toMatchObject({ kty: 'EC', crv: 'P-256' });
  expect(read(places.gateway)).toMatch(/^[\w-]{43}\n$/);
  expect(read(places.push)).not.toBe(before[0]);
});

it('leaves secrets readable only by their owner, and no draft', () => {
  beginSigning(places);
  const begun = readdirSync(folder);
  finishSigning(places, NOW);
  replacePush(places, NOW);
  replaceGateway(places, NOW);
  const files = readdirSync(folder).sort();
  expect(begun).toContain('signing.json.next');
  expect(files).toEqual([
    'gateway.txt',
    'gateway.txt.before-20260105T043000Z',
    'public.txt',
    'push.json',
    'push.json.before-20260105T043000Z',
    'signing.json',
    'signing.json.before-20260105T043000Z',
  ]);
  for (const file of files.filter((name) => name !== 'public.txt'))
    expect([file, statSync(join(folder, file)).mode & 0o777]).toEqual([file, 0o600]);
});

it('continues after an interruption', () => {
  const old = publicHalf(places.signing);
  // Stopped after the new key was created, before its public half was published.
  const told = read(places.publicKeys);
  beginSigning(places);
  const next = publicHalf(nextKey(places.signing));
  writeFileSync(places.publicKeys, told);
  beginSigning(places);
  expect(believed()).toEqual([old, next]);
  // Stopped after the new key replaced the old one, before the public keys were written: both are still accepted until the next start.
  const both = read(places.publicKeys);
  finishSigning(places, NOW);
  writeFileSync(places.publicKeys, both);
  expect(believed()).toContain(publicHalf(places.signing));
  writePublicKeys(places);
  expect(believed()).toEqual([next]);
  // A draft that did not replace the file.
  writeFileSync(`${places.push}.${process.pid}`, 'half a k');
  replacePush(places, NOW);
  expect(JSON.parse(read(places.push))).toMatchObject({ kty: 'EC' });
});

it('changes nothing when the key is damaged or missing', () => {
  writeFileSync(nextKey(places.signing), '{}');
  const before = read(places.signing);
  expect(() => finishSigning(places, NOW)).toThrow('holds no Ed25519 key');
  expect(read(places.signing)).toBe(before);
  expect(() => replacePush({ push: join(folder, 'none.json') }, NOW)).toThrow('none.json isn’t there');
  expect(() => replacePush({}, NOW)).toThrow('they are off');
  expect(() => replaceGateway({}, NOW)).toThrow('npm start makes another at each start');
});
