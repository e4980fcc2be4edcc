import { createPublicKey, type KeyObject } from 'node:crypto';
import jwksRsa from 'jwks-rsa';
import { LRUCache } from 'lru-cache';
import type { SecretOrKeyProvider } from 'passport-jwt';

/**
 * Finds the public key of a token by its `kid`. An unknown one asks the provider again, so that a rotated key works at once; the
 * rate limit keeps made-up ids from turning this into a flood. The PEM is parsed once, not on every request.
 */
export function signingKeys(jwksUri: string): SecretOrKeyProvider {
  const findPem = jwksRsa.passportJwtSecret({
    jwksUri,
    cache: true,
    cacheMaxEntries: 10,
    cacheMaxAge: 10 * 60_000,
    rateLimit: true,
    jwksRequestsPerMinute: 60,
    timeout: 5_000,
  });
  const parsed = new LRUCache<string, KeyObject>({ max: 20 });
  return (request, token, done) =>
    findPem(request, token, (error: unknown, pem?: string | Buffer) => {
      if (error || !pem) return done(error, undefined);
      const text = pem.toString();
      const key = parsed.get(text) ?? createPublicKey(text);
      parsed.set(text, key);
      // The typing knows texts only; jsonwebtoken takes a KeyObject as well, and then parses nothing.
      done(null, key as unknown as string);
    });
}
