import { sharedCounters } from '@boardwalk/server/redis';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Configuration } from './configuration.ts';

/**
 * Page limit of one address (one /64 in IPv6) per minute. Only full page loads count, because navigations within the site need none, so it is enough
 * for an office behind one address. It also limits the API calls of the gateway for such an address, which the API's own limits don't cover.
 */
const PAGES_PER_MINUTE = 300;
/** Limit of release files that have to be fetched from the API, per address and minute: twice as many as a site has. */
const FETCHED_FILES_PER_MINUTE = 600;

/** Minimum interval between two log entries about one address, in milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** @returns the seconds that an address has to wait; 0 within the limit. */
export type AddressLimit = (request: FastifyRequest) => Promise<number>;

export interface AddressLimits {
  pages: AddressLimit;
  fetchedFiles: AddressLimit;
}

/** Limits for calls that the gateway makes in its own name, which the API doesn't limit. With Redis all gateways share the counters. */
export async function addressLimits(
  app: FastifyInstance,
  configuration: Configuration,
): Promise<AddressLimits> {
  const { RATE_LIMIT_FACTOR: factor, REDIS_URL: url, REDIS_PREFIX: prefix } = configuration;
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    ...(url && sharedCounters(app, url, `${prefix}pages:`)),
  });
  const logged = new LRUCache<string, true>({ max: 1000, ttl: LOG_INTERVAL_MS });
  const limitOf = (kind: string, perMinute: number): AddressLimit => {
    const limiter = app.createRateLimit({
      max: Math.max(1, Math.round(perMinute * factor)),
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => `${kind} ${normalizeIP(ip)}`,
    });
    return async (request) => {
      const limit = await limiter(request);
      if (limit.isAllowed || !limit.isExceeded) return 0;
      if (!logged.has(limit.key)) logLimit(request, kind);
      logged.set(limit.key, true);
      return Math.max(1, limit.ttlInSeconds);
    };
  };
  return {
    pages: limitOf('page', PAGES_PER_MINUTE),
    fetchedFiles: limitOf('file', FETCHED_FILES_PER_MINUTE),
  };
}

/** Logs the excess. Behind an untrusted proxy all visitors have the proxy's address, which the operator has to learn. */
function logLimit({ ip, headers, socket, log }: FastifyRequest, kind: string): void {
  const isHidden = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
  const hint = isHidden
    ? 'It names others in X-Forwarded-For. If it is your proxy, name it in TRUSTED_PROXIES.'
    : '';
  log.warn({ ip, kind, ...(hint && { hint }) }, 'too many requests from an address');
}
