import { webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { derivedKey } from '@boardwalk/server';
import { z } from 'zod';
import { ConfigurationError } from '../config/configuration.ts';
import { parsedJson } from '../text/untrusted-text.ts';

const base64url = z.base64url().length(43);
const keySchema = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), d: base64url, x: base64url });
const PROBE = new TextEncoder().encode('boardwalk');

/** Private key, and the public key (base64url, 32 bytes raw) that verifies it. */
export interface SigningKey {
  privateKey: webcrypto.CryptoKey;
  publicKey: string;
  /** Derives 32 bytes for one purpose (HKDF, RFC 5869): they reveal nothing about this key or that of another purpose. */
  derive(purpose: string): Buffer;
}

/** Reads a private key from a JWK file. @throws ConfigurationError with the reason, without any part of the key itself. */
export async function readSigningKey(file: string): Promise<SigningKey> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refusal(
      error.code === 'ENOENT'
        ? `there is no ${file}; starting the site makes one`
        : `${file} can’t be read (${error.code ?? error.message})`,
    );
  });
  const parsed = keySchema.safeParse(parsedJson(text));
  if (!parsed.success) throw refusal(`${file} holds no private Ed25519 key in JWK form`);
  try {
    return await imported(parsed.data);
  } catch {
    throw refusal(`${file} holds a key whose two halves don’t belong together`);
  }
}

async function imported({ kty, crv, d, x }: z.infer<typeof keySchema>): Promise<SigningKey> {
  const { subtle } = webcrypto;
  const privateKey = await subtle.importKey('jwk', { kty, crv, d, x }, 'Ed25519', false, ['sign']);
  const half = await subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  const signature = await subtle.sign('Ed25519', privateKey, PROBE);
  if (!(await subtle.verify('Ed25519', half, signature, PROBE))) throw new Error('halves differ');
  const secret = Buffer.from(d, 'base64url');
  const derive = (purpose: string) => derivedKey(secret, purpose);
  return { privateKey, publicKey: x, derive };
}

function refusal(problem: string): ConfigurationError {
  return new ConfigurationError([`RELEASE_SIGNING_KEY_FILE: ${problem}`]);
}
