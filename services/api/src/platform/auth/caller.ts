import type { Account, Permission, RemoteGrants } from '@boardwalk/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** Checked claims of an access token. `roles` are the names that the identity provider sent, in capitals; some may not be roles of this site. */
export interface TokenClaims {
  sub: string;
  /** Time of issue and expiry, in seconds since 1970. */
  iat: number;
  exp: number;
  /** Time of the member's last authentication, in seconds since 1970; undefined when the provider doesn't send it. */
  signedInAt?: number | undefined;
  roles: string[];
  name?: string;
  nickname?: string;
  email?: string;
  /** Whether the provider has verified the e-mail address. */
  email_verified?: boolean;
  picture?: string;
}

/** Scope of a deploy token. */
export interface DeployScope {
  id: string;
  name: string;
  remotes: readonly string[];
  /** Whether the token may only publish, so that a member decides which versions are served. */
  publishOnly: boolean;
}

/** Caller of a request. Roles, their highest rank and permissions are read again for each request. */
export interface Caller {
  id: string;
  fullName: string;
  username: string;
  roles: readonly string[];
  rank: number;
  permissions: readonly Permission[];
  /** Permissions of remotes; absent for programs. */
  remotePermissions?: RemoteGrants;
  /** State of the member's account. */
  account?: Account;
  /** Claims of the member's token. */
  claims?: TokenClaims;
  /** Set for a deploy token, which has no roles and no permissions, only remotes that it may release. */
  deploy?: DeployScope;
  /** Set for a game server, which has no roles and no permissions. */
  gameServer?: true;
  /** Set for the backend of a remote, which has no roles and no permissions: the name of the remote. */
  backend?: string;
}

/** Key of the caller's id in the context of a request, for log lines. */
export const CALLER_ID = Symbol('caller id');

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authentication guard; null on public endpoints, except those that accept an optional token. */
    caller: Caller | null;
    /** Claims of the token, set by passport. */
    user: TokenClaims | null;
  }
}

/** Injects the caller of an endpoint that isn't public. @throws AUTHENTICATION_REQUIRED when there is none. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new ApiError('AUTHENTICATION_REQUIRED');
  return caller;
});

/** Injects the caller of a public endpoint that accepts a token; null for a visitor. */
export const OptionalCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<FastifyRequest>().caller,
);

/** Whether the caller is a member with an access token, not a program or a visitor. */
export function isMember(caller: Caller | null): caller is Caller {
  return caller?.claims !== undefined;
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
