import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CallerLimits } from './caller-limits.ts';
import { endpointOf } from './endpoint.decorator.ts';

/** Counts each call in the rate class of its endpoint. */
@Injectable()
export class CallerLimitGuard implements CanActivate {
  constructor(private readonly limits: CallerLimits) {}

  /** @throws TOO_MANY_REQUESTS with the seconds to wait. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.limits.count(endpointOf(context)?.rate ?? 'read', request);
    return true;
  }
}
