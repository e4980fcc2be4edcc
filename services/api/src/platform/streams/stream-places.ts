import { addressGroup, createOpenCounts, type OpenCounts } from '@boardwalk/server';
import { Global, Inject, Injectable, Module } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIGURATION, type Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';

/** How many streams this process keeps open, of all kinds: what its memory is good for. */
const MAX_OPEN = 10_000;
/** How many of them one address may have: an office with forty people who have a few windows each. Gateways count the same. */
const MAX_OF_ADDRESS = 200;
const RETRY_SECONDS = '30';

/** The places for open event streams, of all kinds together. */
@Injectable()
export class StreamPlaces {
  private readonly ofAddresses: OpenCounts;

  constructor(@Inject(CONFIGURATION) { rateLimitFactor }: Pick<Configuration, 'rateLimitFactor'>) {
    this.ofAddresses = createOpenCounts(Math.max(1, Math.round(MAX_OF_ADDRESS * rateLimitFactor)));
  }

  /** @returns the way to give the place back. @throws TOO_MANY_REQUESTS when the address has its share; UNAVAILABLE when there are no more. */
  take({ ip }: FastifyRequest): () => void {
    if (this.ofAddresses.total() >= MAX_OPEN) throw noMoreStreams();
    const leave = this.ofAddresses.take(addressGroup(ip));
    if (!leave) throw tooManyStreams();
    return leave;
  }

  /** How many streams are open. */
  open(): number {
    return this.ofAddresses.total();
  }
}

/** The answer to a caller who has as many streams as they may: they try again later. */
export function tooManyStreams(): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', { headers: { 'retry-after': RETRY_SECONDS } });
}

/** The answer when this process can open no more streams, whoever asks: the caller tries again later. */
export function noMoreStreams(): ApiError {
  return new ApiError('UNAVAILABLE', { headers: { 'retry-after': RETRY_SECONDS } });
}

/** Where every stream of the process finds its place. */
@Global()
@Module({ providers: [StreamPlaces], exports: [StreamPlaces] })
export class StreamsModule {}
