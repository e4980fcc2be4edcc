import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** `typ` of the site's tokens. */
const TOKEN_TYPE = 'bw-member+jwt';
/** Path of the site's public keys. */
export const KEYS_PATH = '/api/remote-backends/keys';
/** Maximum age of a token: a minute, and some difference between the clocks. */
export const MAX_AGE = '90s';

/** The site and the remote to which a backend belongs. */
export interface SiteOfBackend {
  /** Origin of the site, as its visitors see it: `https://your-site.example`. */
  site: string;
  /** Name of the remote. */
  remote: string;
  /** Origin at which this backend reaches the site, if that is another one: the service of a private network. */
  reachedAt?: string;
  /** Keys for tests, instead of those of the site. */
  keys?: JWTVerifyGetKey;
}

/** The member who makes a call. */
export interface Caller {
  /** The member's id for this remote. It never changes, and differs from the id for other remotes. */
  id: string;
  /** The current handle, as in `/members/<handle>`. */
  handle: string;
  /** The current name. */
  name: string;
  /** Permissions of this remote that the member holds. */
  permissions: readonly string[];
}

/** A token that this backend doesn't accept. Answer it with 401. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
}

/**
 * Returns a function that finds the member of a call by its `Authorization` header; null for a visitor. The site's keys are fetched once, and again for an
 * unknown key.
 * @throws InvalidTokenError for a token of another site or remote, an expired and a forged one; Error if the site's keys can't be fetched.
 */
export function createCallerCheck({
  site,
  remote,
  reachedAt = site,
  keys = createRemoteJWKSet(new URL(KEYS_PATH, reachedAt)),
}: SiteOfBackend): (authorization: string | undefined) => Promise<Caller | null> {
  const issuer = new URL(site).origin;
  return async (authorization) => {
    if (authorization === undefined) return null;
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: `${issuer}/remotes/${remote}`,
        typ: TOKEN_TYPE,
        algorithms: ['EdDSA'],
        maxTokenAge: MAX_AGE,
        clockTolerance: 5,
      });
      const { sub = '', handle, name, permissions } = payload;
      return {
        id: sub,
        handle: String(handle),
        name: String(name),
        permissions: Array.isArray(permissions) ? permissions.map(String) : [],
      };
    } catch (error) {
      if (isUnreachable(error)) throw error;
      throw new InvalidTokenError(String(error), { cause: error });
    }
  };
}

/** Returns whether a caller holds a permission of the remote, such as `polls.manage`. */
export function can(caller: Pick<Caller, 'permissions'> | null, permission: string): boolean {
  return caller?.permissions.includes(permission) ?? false;
}

/** Whether the keys could not be fetched, so that nothing is known of the token. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout;
}
