import type { Account, Permission } from '@boardwalk/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The checked claims of an access token. `roles` are the names that the identity provider says, in capitals; not every one may be a role of this site. */
export interface TokenClaims {
  sub: string;
  /** When the token was issued and when it ends, in seconds since 1970. */
  iat: number;
  exp: number;
  /** When the member proved who they are, in seconds since 1970, as far as the provider says. */
  signedInAt?: number | undefined;
  roles: string[];
  name?: string;
  nickname?: string;
  email?: string;
  /** Whether the provider has seen that the address is theirs. */
  email_verified?: boolean;
  picture?: string;
}

/** What a deploy token is for. */
export interface DeployScope {
  id: string;
  name: string;
  remotes: readonly string[];
  /** It publishes; what is served of that is for people to say. */
  publishOnly: boolean;
}

/** Who is calling. Roles, their highest rank and permissions are those of this very request. */
export interface Caller {
  id: string;
  fullName: string;
  username: string;
  roles: readonly string[];
  rank: number;
  permissions: readonly Permission[];
  /** How the account of a member stands. */
  account?: Account;
  /** The claims of a member's token. */
  claims?: TokenClaims;
  /** Set when the caller is a deploy token: it has no roles and no permissions, only remotes that it may release. */
  deploy?: DeployScope;
  /** Set when the caller is a game server: it has no roles and no permissions. */
  gameServer?: true;
}

/** Where the context of a request holds the id of its caller, for log lines. */
export const CALLER_ID = Symbol('caller id');

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the authentication guard; null on public endpoints, but for a token that one takes and gets. */
    caller: Caller | null;
    /** Set by passport: the claims of the token. */
    user: TokenClaims | null;
  }
}

/** The caller, for a handler whose endpoint isn't public. @throws AUTHENTICATION_REQUIRED when there is none. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!caller) throw new ApiError('AUTHENTICATION_REQUIRED');
  return caller;
});

/** The caller, for a handler whose endpoint is public and takes a token; null for a visitor. */
export const OptionalCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<FastifyRequest>().caller,
);

/** Whether it is a member who calls: somebody with a token of their own, not a program and no visitor. */
export function isMember(caller: Caller | null): caller is Caller {
  return caller?.claims !== undefined;
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];
}
