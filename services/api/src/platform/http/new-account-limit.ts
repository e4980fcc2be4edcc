import { addressGroup } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { HOUR_MS } from '../time/durations.ts';

/** New members of one address per hour: enough for a household, a school or a party, too few for a script. */
const ACCOUNTS_PER_HOUR = 20;

/** Limits new accounts per address, independently of any limits of the identity provider. */
@Injectable()
export class NewAccountLimit {
  private limiter: ReturnType<FastifyInstance['createRateLimit']> | undefined;

  constructor(
    private readonly adapters: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count(request: FastifyRequest): Promise<void> {
    this.limiter ??= this.adapters.httpAdapter.getInstance<FastifyInstance>().createRateLimit({
      max: Math.max(1, Math.round(ACCOUNTS_PER_HOUR * this.configuration.rateLimitFactor)),
      timeWindow: HOUR_MS,
      keyGenerator: ({ ip }) => `new accounts ${addressGroup(ip)}`,
    });
    const limit = await this.limiter(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new ApiError('TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(Math.max(1, limit.ttlInSeconds)) },
    });
  }
}
