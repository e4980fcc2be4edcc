import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { afterAll, expect, it } from 'vitest';
import { testInstallation } from '../../test/test-installation.ts';
import { lookAtGatewayKey, lookAtPushKey, lookAtSigningKey } from './key-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const signing = JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
const push = JSON.stringify(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
);
function file(name: string, text: string, mode = 0o600): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode });
  return path;
}
const standing = { ok: { standing: 'ok' }, warning: { standing: 'warning' } };
const problem = (says: string) => ({ standing: 'problem', says: expect.stringContaining(says) });

it.each([
  ['whole and private', () => file('whole', signing), standing.ok],
  ['readable for others', () => file('open', signing, 0o644), problem('mode 644')],
  ['no key', () => file('broken', '{}'), problem('no private Ed25519 key')],
  ['not there', () => join(folder, 'none'), problem('there is no')],
])('checks the signing key: %s', async (_, make, expected) => {
  expect(await lookAtSigningKey(testInstallation({ RELEASE_SIGNING_KEY_FILE: make() }))).toMatchObject([
    expected,
  ]);
});

it('warns of a signing key whose replacement was never completed', async () => {
  const key = file('replaced', signing);
  const next = file('replaced.next', signing);
  const look = () => lookAtSigningKey(testInstallation({ RELEASE_SIGNING_KEY_FILE: key }));
  expect(await look()).toHaveLength(1);
  const begun = new Date(Date.now() - 9 * 86_400_000);
  utimesSync(next, begun, begun);
  expect((await look())[1]).toMatchObject({ ...standing.warning, says: expect.stringContaining('9 days') });
});

it.each([
  ['whole and private', () => file('push', push), standing.ok],
  ['readable for others', () => file('open-push', push, 0o640), problem('mode 640')],
  ['no key', () => file('broken-push', '{}'), problem('no private P-256 key')],
  ['named and not there', () => join(folder, 'none'), problem('can’t be read')],
  ['off', () => 'off', standing.ok],
])('checks the push key: %s', async (_, make, expected) => {
  expect(await lookAtPushKey(testInstallation({ VAPID_KEY_FILE: make() }))).toMatchObject(expected);
});

it('warns when no push key is configured or found', async () => {
  const at = testInstallation();
  const without = { ...at.configuration.push, keyFile: join(folder, 'none') };
  const seen = await lookAtPushKey({ ...at, configuration: { ...at.configuration, push: without } });
  expect(seen).toMatchObject(standing.warning);
});

it('checks the gateway key', async () => {
  const key = 'k'.repeat(43);
  const look = (environment: Record<string, string>) => lookAtGatewayKey(testInstallation(environment));
  expect(await look({ GATEWAY_KEY: key })).toMatchObject(standing.ok);
  expect(await look({ GATEWAY_KEY_FILE: file('gateway', key) })).toMatchObject(standing.ok);
  expect(await look({ GATEWAY_KEY_FILE: file('open-gateway', key, 0o666) })).toMatchObject(problem('mode 6'));
  expect(await look({})).toMatchObject(standing.warning);
});

// Only root may mount.
it.runIf(process.getuid?.() === 0)('only warns of a key on a read-only mount', async (context) => {
  const disk = makeSmallDisk(1_000_000);
  if (!disk) return context.skip();
  const mounted = join(disk.folder, 'signing.json');
  writeFileSync(mounted, signing, { mode: 0o644 });
  disk.setReadOnly(true);
  const seen = await lookAtSigningKey(testInstallation({ RELEASE_SIGNING_KEY_FILE: mounted }));
  disk.remove();
  expect(seen).toMatchObject([{ standing: 'warning', says: expect.stringContaining('mode 644') }]);
});
