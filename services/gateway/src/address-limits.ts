import { sharedCounters } from '@boardwalk/server/redis';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Configuration } from './configuration.ts';

/**
 * Pages of one address (of one /64 in IPv6) in a minute: whole pages, since a reader goes from one to the next without them. An office
 * behind one address has enough of it. It is also what the API reads for such an address at most, beyond what its own limits count.
 */
const PAGES_PER_MINUTE = 300;
/** Files of releases that aren't here and are asked for at the API, for one address in a minute: twice as many as a site has. */
const FETCHED_FILES_PER_MINUTE = 600;

/** How often it is told of one address that it asks too often, in milliseconds. */
const TELL_EVERY = 60_000;

/** @returns the seconds that an address has to wait; 0 when it hasn't asked too often. */
export type AddressLimit = (request: FastifyRequest) => Promise<number>;

export interface AddressLimits {
  pages: AddressLimit;
  fetchedFiles: AddressLimit;
}

/** Limits for what the gateway does in its own name, which the API doesn't count. With Redis all gateways count together. */
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
  const told = new LRUCache<string, true>({ max: 1000, ttl: TELL_EVERY });
  const limitOf = (kind: string, perMinute: number): AddressLimit => {
    const limiter = app.createRateLimit({
      max: Math.max(1, Math.round(perMinute * factor)),
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => `${kind} ${normalizeIP(ip)}`,
    });
    return async (request) => {
      const limit = await limiter(request);
      if (limit.isAllowed || !limit.isExceeded) return 0;
      if (!told.has(limit.key)) tell(request, kind);
      told.set(limit.key, true);
      return Math.max(1, limit.ttlInSeconds);
    };
  };
  return {
    pages: limitOf('page', PAGES_PER_MINUTE),
    fetchedFiles: limitOf('file', FETCHED_FILES_PER_MINUTE),
  };
}

/** Behind a proxy that isn't trusted everybody has the proxy's address: whoever runs the site has to hear of it. */
function tell({ ip, headers, socket, log }: FastifyRequest, kind: string): void {
  const isHidden = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
  const hint = isHidden
    ? 'It names others in X-Forwarded-For. If it is your proxy, name it in TRUSTED_PROXIES.'
    : '';
  log.warn({ ip, kind, ...(hint && { hint }) }, 'an address asks too often');
}
