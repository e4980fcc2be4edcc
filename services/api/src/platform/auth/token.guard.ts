import { Injectable } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { TokenClaims } from './caller.ts';
import { TokenMemory } from './token-memory.ts';

/** What passport reports when a token is missing or wrong, as opposed to: its key could not be asked for. */
const WRONG_TOKEN = /^(JsonWebTokenError|TokenExpiredError|NotBeforeError)$/;

/** Checks the token of a request, by passport and its strategy unless the same token was checked a moment ago. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  private readonly memory = new TokenMemory();

  /** The claims of a token that is good, at once when it was checked a moment ago. @throws AUTHENTICATION_REQUIRED */
  check(
    token: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): TokenClaims | Promise<TokenClaims> {
    if (!token) throw unauthenticated(false);
    return this.memory.find(token) ?? this.verify(token, request, reply);
  }

  private async verify(token: string, request: FastifyRequest, reply: FastifyReply): Promise<TokenClaims> {
    await this.canActivate(new ExecutionContextHost([request, reply]));
    if (!request.user) throw unauthenticated(true);
    this.memory.remember(token, request.user);
    return request.user;
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
