import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { bearerOf, type TokenClaims } from './caller.ts';
import { TokenMemory } from './token-memory.ts';

/** What passport reports when a token is missing or wrong, as opposed to: its key could not be asked for. */
const WRONG_TOKEN = /^(JsonWebTokenError|TokenExpiredError|NotBeforeError)$/;

/** Checks the token of a request, by passport and its strategy unless the same token was checked a moment ago. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  private readonly memory = new TokenMemory();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerOf(request);
    if (!token) throw unauthenticated(false);
    request.user = this.memory.find(token) ?? null;
    if (request.user) return true;
    await super.canActivate(context);
    if (!request.user) throw unauthenticated(true);
    this.memory.remember(token, request.user);
    return true;
  }

  override handleRequest<T = TokenClaims>(error: unknown, user: T | false, info: unknown): T {
    if (user && !error) return user;
    const reason = error ?? info;
    if (reason instanceof Error && !WRONG_TOKEN.test(reason.name)) {
      throw new ApiError('UNAVAILABLE', { cause: reason });
    }
    throw unauthenticated(true);
  }
}

function unauthenticated(sent: boolean): ApiError {
  const challenge = `Bearer realm="boardwalk"${sent ? ', error="invalid_token"' : ''}`;
  return new ApiError('AUTHENTICATION_REQUIRED', { headers: { 'www-authenticate': challenge } });
}
