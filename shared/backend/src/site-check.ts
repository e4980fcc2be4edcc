import { createHash, timingSafeEqual } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { InvalidTokenError, isUnreachable, KEYS_PATH, MAX_AGE, type SiteOfBackend } from './caller.ts';

/** `typ` of the tokens of the site's own calls. */
const TOKEN_TYPE = 'bw-site+jwt';

/** A received request, as far as its check needs it. */
export interface SiteRequest {
  /** The `Authorization` header. */
  authorization: string | undefined;
  method: string;
  /** The path without the query, as it was received. */
  path: string;
  /** The body as it was received, before any parser; absent without one. */
  body?: Uint8Array | string | undefined;
}

/**
 * Returns a function that checks whether the site itself has sent a request: its token is for this remote, this call and this body.
 * @throws InvalidTokenError for any other request; Error if the site's keys can't be fetched.
 */
export function createSiteCheck({
  site,
  remote,
  reachedAt = site,
  keys = createRemoteJWKSet(new URL(KEYS_PATH, reachedAt)),
}: SiteOfBackend): (request: SiteRequest) => Promise<void> {
  const issuer = new URL(site).origin;
  return async ({ authorization = '', method, path, body = '' }) => {
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: `${issuer}/remotes/${remote}`,
        typ: TOKEN_TYPE,
        algorithms: ['EdDSA'],
        maxTokenAge: MAX_AGE,
        clockTolerance: 5,
        requiredClaims: ['exp', 'call', 'bodyHash'],
      });
      if (payload.call !== `${method} ${path}`) throw new InvalidTokenError('The token is for another call.');
      const bodyHash = createHash('sha256').update(body).digest('base64url');
      if (!areSame(String(payload.bodyHash), bodyHash))
        throw new InvalidTokenError('The body differs from the one that the site has sent.');
    } catch (error) {
      if (error instanceof InvalidTokenError || isUnreachable(error)) throw error;
      throw new InvalidTokenError(String(error), { cause: error });
    }
  };
}

function areSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
