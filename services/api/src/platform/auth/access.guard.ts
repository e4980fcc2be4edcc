import type { Endpoint } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataVersions } from '../database/data-versions.ts';
import { ApiError } from '../errors/api-error.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { refusalOf } from './access.policy.ts';
import { bearerOf, type Caller } from './caller.ts';
import { Callers } from './callers.ts';
import { DeployTokens, isDeployToken } from './deploy-tokens.ts';
import { TokenGuard } from './token.guard.ts';

/** The one door: reads from a row of the endpoint table who may call, and says no when nothing is declared. */
@Injectable()
export class AccessGuard {
  constructor(
    private readonly tokens: TokenGuard,
    private readonly callers: Callers,
    private readonly deployTokens: DeployTokens,
    private readonly limits: RateLimits,
    private readonly versions: DataVersions,
  ) {}

  /** Lets a call pass and notes who is calling. @throws ApiError why it may not. */
  admit(row: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    // Health checks: nobody to find out about and nothing to count, so nothing to wait for.
    if (row.access === 'public' && row.rate === 'health') return undefined;
    return this.find(row, request, reply);
  }

  private async find(
    { access, rate }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    try {
      if (access !== 'public') request.caller = await this.callerOf(request, reply);
    } finally {
      // Refused tokens count too, against the address: guessing must not be free.
      if (rate !== 'health') await this.limits.count(rate, request);
    }
    const refusal = refusalOf(access, request.caller);
    if (refusal) throw new ApiError(refusal);
  }

  private async callerOf(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const token = bearerOf(request);
    if (isDeployToken(token)) return this.deployerOf(token, request.id);
    const claims = await this.tokens.check(token, request, reply);
    request.versions = await this.versions.now();
    return await this.callers.resolve(claims, request.versions, {
      token: token ?? '',
      requestId: request.id,
    });
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
