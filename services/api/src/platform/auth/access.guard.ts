import { endpoint } from '@boardwalk/contracts';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { endpointKeyOf } from '../http/endpoint.decorator.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { refusalOf } from './access.policy.ts';
import { bearerOf, type Caller } from './caller.ts';
import { Callers } from './callers.ts';
import { DeployTokens, isDeployToken } from './deploy-tokens.ts';
import { TokenGuard } from './token.guard.ts';

/** The one door: reads from the endpoint table who may call, and says no when nothing is declared. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly tokens: TokenGuard,
    private readonly callers: Callers,
    private readonly deployTokens: DeployTokens,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const key = endpointKeyOf(context.getHandler());
    if (!key) throw new ApiError('ACCESS_DENIED');
    const { access, rate } = endpoint(key);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    try {
      if (access !== 'public') request.caller = await this.callerOf(context, request);
    } finally {
      // Refused tokens count too, against the address: guessing must not be free.
      await this.limits.count(rate, request);
    }
    const refusal = refusalOf(access, request.caller);
    if (refusal) throw new ApiError(refusal);
    return true;
  }

  private async callerOf(context: ExecutionContext, request: FastifyRequest): Promise<Caller | null> {
    const token = bearerOf(request);
    if (isDeployToken(token)) return this.deployerOf(token, request.id);
    await this.tokens.canActivate(context);
    return request.user && token ? this.callers.resolve(request.user, token, request.id) : null;
  }

  /** A deploy token is never read as anything else: what it is for stands in the database alone. */
  private async deployerOf(secret: string, requestId: string): Promise<Caller> {
    const caller = await this.deployTokens.resolve(secret, requestId);
    if (caller) return caller;
    throw new ApiError('DEPLOY_TOKEN_INVALID', {
      headers: { 'www-authenticate': 'Bearer realm="boardwalk", error="invalid_token"' },
    });
  }
}
