import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** A setting recommended by OWASP, chosen among those of equal strength for its low memory usage: 16 MB per hash. */
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** A salted hash, as `salt.key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Returns whether the password matches the hash. Without a hash it takes the same time, so that unknown accounts can't be detected. */
export async function checkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '.').split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}
