import { hash } from 'node:crypto';
import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ClsService } from 'nestjs-cls';
import { ApiError } from '../errors/api-error.ts';
import { endpointOf } from '../http/endpoint.decorator.ts';
import { NewAccountLimit } from '../http/new-account-limit.ts';
import { BackendKeys } from './backend-keys.ts';
import { bearerOf, CALLER_ID, type Caller, type TokenClaims } from './caller.ts';
import { DeployTokens, isDeployToken } from './deploy-tokens.ts';
import { GameServers } from './game-servers.ts';
import { PrincipalResolver } from './principal-resolver.ts';

/** Names of passport's errors for a missing or invalid token. Any other error means that the token could not be checked. */
const WRONG_TOKEN = /^(JsonWebTokenError|TokenExpiredError|NotBeforeError)$/;
const VERIFIED_MS = 10_000;

/**
 * Authenticates every call that isn't public, and public calls that bring an optional token: by a game server's signature or a backend's key where the
 * row declares it, otherwise by a deploy token, or by an access token through passport's JWT strategy. A verified token isn't verified again for ten seconds,
 * because checking an RS256 signature costs more than most calls. Only its digest is cached, and never past the token's expiry. The caller and
 * their permissions are read on each call.
 */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  private readonly logger = new Logger('Auth');
  private readonly verified = new LRUCache<string, TokenClaims>({ max: 5_000 });

  constructor(
    private readonly principals: PrincipalResolver,
    private readonly deployTokens: DeployTokens,
    private readonly gameServers: GameServers,
    private readonly backendKeys: BackendKeys,
    private readonly newAccounts: NewAccountLimit,
    private readonly context: ClsService,
  ) {
    super();
  }

  /** @throws AUTHENTICATION_REQUIRED, DEPLOY_TOKEN_INVALID, GAME_KEY_INVALID, BACKEND_KEY_INVALID; UNAVAILABLE when the provider's keys can't be fetched. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access, optionalToken } = endpointOf(context) ?? {};
    if (access === 'public' && !optionalToken) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === 'game-server') {
      const { method, url: path, headers, bodyHash } = request;
      request.caller = await this.gameServers.authenticate({ method, path, headers, bodyHash });
      this.context.set(CALLER_ID, request.caller.id);
      return true;
    }
    const token = bearerOf(request);
    if (access === 'backend') {
      request.caller = await this.backendOf(token);
      this.context.set(CALLER_ID, request.caller.id);
      return true;
    }
    if (access === 'public' && !token) return true;
    if (!token) throw unauthenticated(false);
    request.caller = isDeployToken(token)
      ? await this.deployer(token)
      : await this.principals.resolve(await this.claimsOf(token, context), token, {
          userAgent: request.headers['user-agent'],
          expectRoom: () => this.newAccounts.count(request),
        });
    this.context.set(CALLER_ID, request.caller.id);
    return true;
  }

  override handleRequest<T = TokenClaims>(error: unknown, claims: T | false, info: unknown): T {
    if (claims && !error) return claims;
    const reason = error ?? info;
    if (reason instanceof Error && !WRONG_TOKEN.test(reason.name)) {
      throw new ApiError('UNAVAILABLE', { cause: reason });
    }
    const why = reason instanceof Error ? reason.message : 'no token';
    this.logger.log({ msg: 'a token was refused', reason: why, requestId: this.context.getId() });
    throw unauthenticated(true);
  }

  private async claimsOf(token: string, context: ExecutionContext): Promise<TokenClaims> {
    const digest = hash('sha256', token, 'hex');
    const known = this.verified.get(digest);
    if (known) return known;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!user) throw unauthenticated(true);
    const ttl = Math.min(VERIFIED_MS, user.exp * 1_000 - Date.now());
    // A token that expired seconds ago is still accepted because of clock skew. It isn't cached, so it is verified on each call.
    if (ttl > 0) this.verified.set(digest, user, { ttl });
    return user;
  }

  private async backendOf(secret: string | undefined): Promise<Caller> {
    const caller = secret === undefined ? undefined : await this.backendKeys.resolve(secret);
    if (caller) return caller;
    throw new ApiError('BACKEND_KEY_INVALID', {
      headers: { 'www-authenticate': 'Bearer realm="boardwalk", error="invalid_token"' },
    });
  }

  /** A deploy token is never parsed as an access token: its scope is only in the database. */
  private async deployer(secret: string): Promise<Caller> {
    const caller = await this.deployTokens.resolve(secret);
    if (caller) return caller;
    throw new ApiError('DEPLOY_TOKEN_INVALID', {
      headers: { 'www-authenticate': 'Bearer realm="boardwalk", error="invalid_token"' },
    });
  }
}

function unauthenticated(sent: boolean): ApiError {
  const challenge = `Bearer realm="boardwalk"${sent ? ', error="invalid_token"' : ''}`;
  return new ApiError('AUTHENTICATION_REQUIRED', { headers: { 'www-authenticate': challenge } });
}
