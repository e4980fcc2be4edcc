import type { Permission, RoleName } from '@boardwalk/contracts';
import type { FastifyRequest } from 'fastify';
import type { Versions } from '../database/data-versions.ts';

/** The checked claims of an access token. `roles` is what the identity provider says, unknown names dropped. */
export interface TokenClaims {
  sub: string;
  /** When the token was issued and when it ends, in seconds since 1970. */
  iat: number;
  exp: number;
  roles: RoleName[];
  name?: string;
  nickname?: string;
  email?: string;
  picture?: string;
}

/** A deploy token, as far as its calls are concerned. */
export interface DeployScope {
  id: string;
  name: string;
  remotes: readonly string[];
}

/** Who is calling, as everything behind the guard sees them. Roles and permissions are those of this very request. */
export interface Caller {
  id: string;
  fullName: string;
  username: string;
  roles: readonly RoleName[];
  permissions: readonly Permission[];
  /** The claims of a member's token. */
  claims?: TokenClaims;
  /** Set when it is no member but a deploy token: it has no roles and no permissions, only remotes that it may release. */
  deploy?: DeployScope;
  /** One text for each set of permissions: who has the same may be sent the same. */
  rights: string;
  requestId: string;
}

/** What is put on a request on its way for those who come after. */
declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    input: unknown;
    /** The versions of the data, asked for after the request came; null as long as nobody needed them. */
    versions: Versions | null;
    /** Set by passport: the claims of the token. */
    user: TokenClaims | null;
  }
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
