import type { webcrypto } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { isSignedBy, keyIdOf, type SignedText } from './signature.ts';

const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function newKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const publicKey = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (payload: string): Promise<SignedText> => ({
    payload,
    key: keyIdOf(publicKey),
    signature: base64url(
      await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(payload)),
    ),
  });
  return { publicKey, sign };
}

let ours: Awaited<ReturnType<typeof newKey>>;
let foreign: Awaited<ReturnType<typeof newKey>>;
beforeAll(async () => {
  ours = await newKey();
  foreign = await newKey();
});

it('verifies its own signature, also with a newer key present', async () => {
  const signed = await ours.sign('{"seq":1,"ü":"\\u003c"}');
  expect(await isSignedBy(signed, [ours.publicKey])).toBe(true);
  expect(await isSignedBy(signed, [foreign.publicKey, ours.publicKey])).toBe(true);
});

it('rejects a different text, a different key, a borrowed key id and garbage', async () => {
  const signed = await ours.sign('one');
  const theirs = await foreign.sign('one');
  expect(await isSignedBy({ ...signed, payload: 'two' }, [ours.publicKey])).toBe(false);
  expect(await isSignedBy(theirs, [ours.publicKey])).toBe(false);
  expect(await isSignedBy({ ...theirs, key: signed.key }, [ours.publicKey])).toBe(false);
  for (const signature of ['', '!', 'AAAA', signed.signature.slice(4)])
    expect(await isSignedBy({ ...signed, signature }, [ours.publicKey])).toBe(false);
  expect(await isSignedBy(signed, [])).toBe(false);
});
