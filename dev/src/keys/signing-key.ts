import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD } from '@boardwalk/build/workspace';
import { z } from 'zod';
import { makeKey } from './make-key.ts';
import { believedFiles, newSigningKey } from './rotate-keys.ts';

/** This checkout's own key. */
const OWN_KEY = join(BUILD, 'keys/release-signing.json');

/** Base64url of 32 bytes. */
const RAW_KEY = /^[A-Za-z0-9_-]{43}$/;
const keySchema = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  d: z.string().regex(RAW_KEY),
  x: z.string().regex(RAW_KEY),
});

/** Returns the path of the private key that signs release sets, which may not exist yet. */
export const signingKeyPlace = (): string => process.env.RELEASE_SIGNING_KEY_FILE || OWN_KEY;

/** Returns the file of the private key that signs release sets, a JWK. @throws PlainError when RELEASE_SIGNING_KEY_FILE names a missing file. */
export function signingKeyFile(): string {
  const named = process.env.RELEASE_SIGNING_KEY_FILE;
  if (!named) {
    makeKey(OWN_KEY, newSigningKey);
    return OWN_KEY;
  }
  // A key created because of a misspelled path would be accepted by no open page.
  if (!existsSync(named))
    throw new PlainError(`RELEASE_SIGNING_KEY_FILE names ${named}, which doesn't exist.`);
  return named;
}

/**
 * Returns the public keys whose release sets a shell accepts (base64url, raw): those of RELEASE_PUBLIC_KEYS, else the signing key's own, and during a
 * rotation the next one.
 * @throws PlainError for an invalid key.
 */
export function publicKeys(): string[] {
  const named = (process.env.RELEASE_PUBLIC_KEYS ?? '').split(',').map((key) => key.trim());
  const keys = named.filter((key) => key !== '');
  if (keys.length === 0) return believedFiles(signingKeyFile()).map(publicKeyOf);
  const wrong = keys.find((key) => !RAW_KEY.test(key));
  if (wrong)
    throw new PlainError(`RELEASE_PUBLIC_KEYS names "${wrong}", which is no Ed25519 key in base64url.`);
  return keys;
}

function publicKeyOf(file: string): string {
  const key = keySchema.safeParse(readJson(file));
  if (!key.success) throw new PlainError(`${file} holds no Ed25519 key as JWK (kty OKP, crv Ed25519, d, x).`);
  return key.data.x;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
