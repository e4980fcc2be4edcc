import type { RateClass } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { HTTP_SERVER } from './http-server.module.ts';

/** Calls a minute for one caller, by class. Health checks are never refused: a busy service must not look dead. */
const PER_MINUTE: Record<Exclude<RateClass, 'health'>, number> = {
  read: 600,
  write: 60,
  // Services that show links ask for many pages at once, from few addresses.
  draw: 120,
  deploy: 600,
  report: 30,
};

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Counts calls by class and caller; without a caller, by address. */
@Injectable()
export class RateLimits {
  private limiters: Map<RateClass, Limiter> | undefined;

  constructor(
    @Inject(HTTP_SERVER) private readonly server: FastifyInstance,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count(rate: RateClass, request: FastifyRequest): Promise<void> {
    this.limiters ??= this.makeLimiters();
    const limit = await this.limiters.get(rate)?.(request);
    if (!limit || limit.isAllowed || !limit.isExceeded) return;
    throw new ApiError('TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(Math.max(1, limit.ttlInSeconds)) },
    });
  }

  private makeLimiters(): Map<RateClass, Limiter> {
    const entries = Object.entries(PER_MINUTE) as [RateClass, number][];
    return new Map(
      entries.map(([rate, perMinute]) => [
        rate,
        this.server.createRateLimit({
          max: Math.max(1, Math.round(perMinute * this.configuration.rateLimitFactor)),
          timeWindow: 60_000,
          keyGenerator: (request) => `${rate} ${request.caller?.id ?? request.ip}`,
        }),
      ]),
    );
  }
}
