import { endpoint, endpointKeys, type RateClass } from '@boardwalk/contracts';
import { addressGroup } from '@boardwalk/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
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
  // A platform sends from few addresses: two messages for each stream that begins or ends.
  webhook: 600,
};
/** An address may stand for a household or an office: so many times what one caller may. */
const CALLERS_PER_ADDRESS = 5;

/** Counts a call. @throws TOO_MANY_REQUESTS with the seconds to wait. */
export type CountCall = (rate: RateClass, request: FastifyRequest) => Promise<void>;

/**
 * A counter for each class of calls; the counts are those of @fastify/rate-limit. What the gateway requests for itself is for the pages of
 * everyone and isn't counted: the gateway counts the pages of each address.
 * @param factor times the usual numbers.
 */
export function callCounter(
  server: FastifyInstance,
  { factor, gatewayKey }: { factor: number; gatewayKey: string | undefined },
  keyOf: (request: FastifyRequest) => string,
): CountCall {
  const limiters = new Map<RateClass, Limiter>(
    (Object.entries(PER_MINUTE) as [LimitedClass, number][]).map(([rate, perMinute]) => {
      const max = Math.max(1, Math.round(perMinute * factor));
      const keyGenerator = (request: FastifyRequest) => `${rate} ${keyOf(request)}`;
      return [rate, server.createRateLimit({ max, timeWindow: 60_000, keyGenerator })];
    }),
  );
  return async (rate, request) => {
    if (rate === 'health' || isOfGateway(request, gatewayKey)) return;
    const limit = await limiters.get(rate)?.(request);
    if (!limit || limit.isAllowed || !limit.isExceeded) return;
    throw new ApiError('TOO_MANY_REQUESTS', {
      headers: { 'retry-after': String(Math.max(1, limit.ttlInSeconds)) },
    });
  };
}

const rates = new Map<string, RateClass>(endpointKeys.map((key) => [key, endpoint(key).rate]));

/** The class of a route; unknown ones count as reading. */
function rateOf({ method, routeOptions }: FastifyRequest): RateClass {
  const verb = method === 'HEAD' ? 'GET' : method;
  return rates.get(`${verb} ${routeOptions.url}`) ?? 'read';
}

/**
 * Counts the calls of each address before anything else is looked at: its body, its token, whether there is such a route. Calls of unknown routes end
 * here, unread.
 */
export function limitAddresses(
  server: FastifyInstance,
  { rateLimitFactor, gatewayKey }: Pick<Configuration, 'rateLimitFactor' | 'gatewayKey'>,
): void {
  const count = callCounter(
    server,
    { factor: rateLimitFactor * CALLERS_PER_ADDRESS, gatewayKey },
    ({ ip }) => `address ${addressGroup(ip)}`,
  );
  server.addHook('onRequest', async (request) => {
    await count(rateOf(request), request);
    if (request.is404) throw new ApiError('ROUTE_NOT_FOUND');
  });
}
