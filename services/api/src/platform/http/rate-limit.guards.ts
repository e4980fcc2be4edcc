import type { RateClass } from '@boardwalk/contracts';
import { addressGroup } from '@boardwalk/server';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { endpointOf } from './endpoint.decorator.ts';
import { isOfGateway } from './gateway-key.ts';

type LimitedClass = Exclude<RateClass, 'health'>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Calls of one caller in a minute, by class. Health checks are never refused: a busy service must not look dead. */
const PER_MINUTE: Record<LimitedClass, number> = {
  read: 600,
  // Somebody who types without a pause is answered five times a second, and nobody does for a minute.
  search: 150,
  write: 60,
  // Services that show links ask for many pages at once, from few addresses.
  draw: 120,
  deploy: 600,
  report: 30,
};
/** An address may stand for a household or an office: so many times what one caller may. */
const CALLERS_PER_ADDRESS = 5;

/**
 * Counts calls by class and a key; the counters are those of @fastify/rate-limit. What the gateway asks for itself is for the pages of
 * everybody, and isn't counted: the gateway counts the pages of each address.
 */
abstract class RateLimitGuard implements CanActivate {
  private limiters: Map<RateClass, Limiter> | undefined;

  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly factor: number,
    private readonly gatewayKey: string | undefined,
  ) {}

  protected abstract keyOf(request: FastifyRequest): string;

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rate = endpointOf(context)?.rate ?? 'read';
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (rate === 'health' || isOfGateway(request, this.gatewayKey)) return true;
    this.limiters ??= this.createLimiters();
    const limit = await this.limiters.get(rate)?.(request);
    if (!limit || limit.isAllowed || !limit.isExceeded) return true;
    throw new ApiError('TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(Math.max(1, limit.ttlInSeconds)) },
    });
  }

  private createLimiters(): Map<RateClass, Limiter> {
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    return new Map(
      (Object.entries(PER_MINUTE) as [LimitedClass, number][]).map(([rate, perMinute]) => {
        const max = Math.max(1, Math.round(perMinute * this.factor));
        const keyGenerator = (request: FastifyRequest) => `${rate} ${this.keyOf(request)}`;
        return [rate, server.createRateLimit({ max, timeWindow: 60_000, keyGenerator })];
      }),
    );
  }
}

/** Counts the calls of each address before any token is looked at: guessing tokens isn't free either. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  constructor(
    adapters: HttpAdapterHost,
    @Inject(CONFIGURATION) { rateLimitFactor, gatewayKey }: Configuration,
  ) {
    super(adapters, rateLimitFactor * CALLERS_PER_ADDRESS, gatewayKey);
  }

  protected keyOf({ ip }: FastifyRequest): string {
    return `address ${addressGroup(ip)}`;
  }
}

/** Counts the calls of each caller. A visitor is counted by their address. */
@Injectable()
export class CallerLimitGuard extends RateLimitGuard {
  constructor(
    adapters: HttpAdapterHost,
    @Inject(CONFIGURATION) { rateLimitFactor, gatewayKey }: Configuration,
  ) {
    super(adapters, rateLimitFactor, gatewayKey);
  }

  protected keyOf({ caller, ip }: FastifyRequest): string {
    return caller ? `caller ${caller.id}` : `visitor ${addressGroup(ip)}`;
  }
}
