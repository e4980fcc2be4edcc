import { keyIdOf, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from './verify-ed25519.ts';
import { verifySet } from './verify-set.ts';

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function newSigner() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (value: unknown): Promise<SignedText> => {
    const payload = JSON.stringify(value);
    const bytes = new TextEncoder().encode(payload);
    const signature = base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes));
    return { payload, key: keyIdOf(publicKey), signature };
  };
  return { publicKey, sign };
}

const NOW = Date.parse('2026-11-21T12:00:00Z');
const set = {
  id: 's',
  registry: 'r',
  seq: 7,
  channel: 'live',
  remotes: [],
  expiresAt: '2026-11-21T12:00:01Z',
} as unknown as ReleaseSet;
let ours: Awaited<ReturnType<typeof newSigner>>;
beforeAll(async () => {
  ours = await newSigner();
});

it('verifies signatures without the browser’s support as well', async () => {
  const signed = await ours.sign(set);
  expect(verify(signed, ours.publicKey)).toBe(true);
  expect(verify({ ...signed, payload: `${signed.payload} ` }, ours.publicKey)).toBe(false);
  expect(verify({ ...signed, signature: 'rubbish' }, ours.publicKey)).toBe(false);
});

describe('verifySet', () => {
  it('accepts a set that was signed by a pinned key and is no older than those seen before', async () => {
    const signed = await ours.sign(set);
    expect(await verifySet(signed, [ours.publicKey], null, NOW)).toEqual(set);
    expect(await verifySet(signed, [ours.publicKey], { registry: 'r', seq: 7 }, NOW)).toEqual(set);
    expect(await verifySet(signed, [ours.publicKey], { registry: 'another', seq: 99 }, NOW)).toEqual(set);
  });

  it('rejects a modified set and one with a different signer', async () => {
    const signed = await ours.sign(set);
    const changed = { ...signed, payload: signed.payload.replace('"live"', '"mine"') };
    await expect(verifySet(changed, [ours.publicKey], null, NOW)).rejects.toMatchObject({
      refusal: 'unsigned',
    });
    const foreign = await (await newSigner()).sign(set);
    await expect(verifySet(foreign, [ours.publicKey], null, NOW)).rejects.toMatchObject({
      refusal: 'unsigned',
    });
  });

  it('rejects an older set of the same registry', async () => {
    const signed = await ours.sign(set);
    await expect(verifySet(signed, [ours.publicKey], { registry: 'r', seq: 8 }, NOW)).rejects.toMatchObject({
      refusal: 'older',
    });
  });

  describe('after its expiry', () => {
    const refused = (one: SignedText, seen: { registry: string; seq: number } | null) =>
      expect(verifySet(one, [ours.publicKey], seen, NOW)).rejects.toMatchObject({ refusal: 'expired' });

    it('rejects a set in a browser that has seen none, or another one', async () => {
      for (const expiresAt of ['2026-11-21T11:59:59Z', 'rubbish', undefined]) {
        const over = await ours.sign({ ...set, expiresAt });
        await refused(over, null);
        await refused(over, { registry: 'r', seq: 6 });
      }
    });

    it('accepts the last seen set, as when offline', async () => {
      const over = await ours.sign({ ...set, expiresAt: '2026-11-01T00:00:00Z' });
      expect(await verifySet(over, [ours.publicKey], { registry: 'r', seq: 7 }, NOW)).toMatchObject({
        seq: 7,
      });
    });
  });

  it('uses a preview until it expires, whatever was seen since', async () => {
    const preview = (expiresAt: string) => ({
      ...set,
      channel: 'preview',
      preview: { name: 'x', version: '1', expiresAt },
    });
    const seen = { registry: 'r', seq: 8 };
    const good = await ours.sign(preview('2026-11-21T12:00:01Z'));
    expect(await verifySet(good, [ours.publicKey], seen, NOW)).toMatchObject({ channel: 'preview' });
    const over = await ours.sign(preview('2026-11-21T11:59:59Z'));
    await expect(verifySet(over, [ours.publicKey], seen, NOW)).rejects.toMatchObject({ refusal: 'expired' });
  });
});
