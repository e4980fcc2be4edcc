import { addressGroup } from '@boardwalk/server';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { endpointOf } from './endpoint.decorator.ts';
import { type CountCall, callCounter } from './rate-limits.ts';

/** Counts the calls of each caller. A visitor is counted by address. */
@Injectable()
export class CallerLimitGuard implements CanActivate {
  private count: CountCall | undefined;

  constructor(
    private readonly adapters: HttpAdapterHost,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { rateLimitFactor: factor, gatewayKey } = this.configuration;
    const server = this.adapters.httpAdapter.getInstance<FastifyInstance>();
    this.count ??= callCounter(server, { factor, gatewayKey }, keyOf);
    await this.count(
      endpointOf(context)?.rate ?? 'read',
      context.switchToHttp().getRequest<FastifyRequest>(),
    );
    return true;
  }
}

function keyOf({ caller, ip }: FastifyRequest): string {
  return caller ? `caller ${caller.id}` : `visitor ${addressGroup(ip)}`;
}
