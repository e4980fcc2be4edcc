import { addressGroup, createOpenCounts, type OpenCounts } from '@boardwalk/server';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';

/** Maximum of open streams of this process, of all kinds, by its memory. */
const MAX_OPEN = 10_000;
/** Maximum per address: an office with forty people and a few windows each. Gateways use the same limit. */
const MAX_OF_ADDRESS = 200;
const RETRY_SECONDS = '30';

/** Counts open event streams of all kinds against the limits. */
@Injectable()
export class StreamPlaces {
  private readonly ofAddresses: OpenCounts;

  constructor(@Inject(CONFIGURATION) { rateLimitFactor }: Pick<Configuration, 'rateLimitFactor'>) {
    this.ofAddresses = createOpenCounts(Math.max(1, Math.round(MAX_OF_ADDRESS * rateLimitFactor)));
  }

  /**
   * @returns a function that releases the slot.
   * @throws TOO_MANY_REQUESTS when the address has reached its limit; UNAVAILABLE when the total limit is reached.
   */
  take({ ip }: FastifyRequest): () => void {
    if (this.ofAddresses.total() >= MAX_OPEN) throw noMoreStreams();
    const leave = this.ofAddresses.take(addressGroup(ip));
    if (!leave) throw tooManyStreams();
    return leave;
  }

  /** Number of open streams. */
  open(): number {
    return this.ofAddresses.total();
  }
}

/** Error for a caller who has reached the limit of streams; it can be retried later. */
export function tooManyStreams(): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', { headers: { 'retry-after': RETRY_SECONDS } });
}

/** Error when this process can't open more streams for anyone; it can be retried later. */
export function noMoreStreams(): ApiError {
  return new ApiError('UNAVAILABLE', { headers: { 'retry-after': RETRY_SECONDS } });
}

/** Shares one count of streams in the whole process. */
@Global()
@Module({ providers: [StreamPlaces], exports: [StreamPlaces] })
export class StreamsModule {}
