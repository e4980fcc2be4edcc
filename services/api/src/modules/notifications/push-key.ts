import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Configuration, ConfigurationError } from '../../platform/config/configuration.ts';

const part = z.base64url().length(43);
const keySchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), d: part, x: part, y: part });

/** VAPID key pair that signs pushes, both parts in base64url. The public key is an uncompressed point; browsers subscribe with it. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

export const PUSH_KEY = Symbol('push key');

/** Returns the key; undefined when there is no file at the default path. @throws ConfigurationError when the file is unusable. */
export async function readPushKey({ push }: Configuration): Promise<PushKey | undefined> {
  const { keyFile, keyFileNamed } = push;
  if (keyFile === undefined) return undefined;
  const text = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !keyFileNamed) return undefined;
    throw new ConfigurationError([`VAPID_KEY_FILE: ${keyFile} can’t be read (${error.code})`]);
  });
  return text === undefined ? undefined : toPushKey(keyFile, text);
}

function toPushKey(file: string, text: string): PushKey {
  const problem = `VAPID_KEY_FILE: ${file} holds no private P-256 key in JWK form`;
  try {
    const { d, ...point } = keySchema.parse(JSON.parse(text));
    createPrivateKey({ key: { ...point, d }, format: 'jwk' });
    const bytes = [point.x, point.y].map((half) => Buffer.from(half, 'base64url'));
    return {
      privateKey: d,
      publicKey: Buffer.concat([Buffer.from([4]), ...bytes]).toString('base64url'),
    };
  } catch {
    throw new ConfigurationError([problem]);
  }
}
