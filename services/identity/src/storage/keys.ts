import { generateKeyPair, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { z } from 'zod';
import { readJson, writeJson } from './whole-file.ts';

/** Number of published keys. A retired one is needed only until the last token that it signed has expired. */
const KEYS_KEPT = 3;

const keyShape = z.looseObject({
  kty: z.literal('RSA'),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});
const fileShape = z.object({ keys: z.array(keyShape).min(1), cookieSecrets: z.array(z.string()).min(1) });

/** Secrets of this installation: they survive a restart, so that tokens and cookies do too. */
export interface Keys {
  /** Private RSA keys; the first one signs, all of them are published. */
  signing: JWK[];
  cookieSecrets: string[];
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' }) as JWK;
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' };
}

/** Returns the public keys, as a relying party sees them. */
export function publicKeys(keys: Keys): { keys: JWK[] } {
  return { keys: keys.signing.map(({ kty, kid, use, alg, n, e }) => ({ kty, kid, use, alg, n, e }) as JWK) };
}

/** Loads the keys, or creates them on the first start. With `rotate`, a new key is put first. */
export async function loadKeys(directory: string, rotate: boolean): Promise<Keys> {
  const path = join(directory, 'keys.json');
  const stored = await readJson(path);
  const known = stored === undefined ? undefined : fileShape.safeParse(stored);
  if (known && !known.success) throw new Error(`${path} holds no signing keys. Mend it or move it away.`);
  if (known && !rotate) return { signing: known.data.keys as JWK[], cookieSecrets: known.data.cookieSecrets };

  const older = known?.data.keys ?? [];
  const keys = {
    signing: [await newSigningKey(), ...(older as JWK[])].slice(0, KEYS_KEPT),
    cookieSecrets: known?.data.cookieSecrets ?? [randomBytes(32).toString('base64url')],
  };
  await writeJson(path, { keys: keys.signing, cookieSecrets: keys.cookieSecrets });
  return keys;
}
