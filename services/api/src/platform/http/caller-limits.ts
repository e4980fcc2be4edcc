import type { RateClass } from '@boardwalk/contracts';
import { addressGroup } from '@boardwalk/server';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { type CountCall, callCounter } from './rate-limits.ts';

/** Counts the calls of each caller. A visitor is counted by address. */
@Injectable()
export class CallerLimits {
  private counter: CountCall | undefined;

  constructor(
    private readonly adapters: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count(rate: RateClass, request: FastifyRequest): Promise<void> {
    const { rateLimitFactor: factor, gatewayKey } = this.configuration;
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    this.counter ??= callCounter(server, { factor, gatewayKey }, keyOf);
    await this.counter(rate, request);
  }
}

function keyOf({ caller, ip }: FastifyRequest): string {
  return caller ? `caller ${caller.id}` : `visitor ${addressGroup(ip)}`;
}

/** Shares the counters in the whole process. */
@Global()
@Module({ providers: [CallerLimits], exports: [CallerLimits] })
export class CallerLimitsModule {}
