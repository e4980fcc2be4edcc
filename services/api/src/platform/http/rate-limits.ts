import { endpoint, endpointKeys, type RateClass } from '@boardwalk/contracts';
import { addressGroup } from '@boardwalk/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '../config/configuration.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOfGateway } from './gateway-key.ts';

type LimitedClass = Exclude<RateClass, 'health'>;
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** Calls of one caller per minute, by class. Health checks are never limited: a busy service must not appear down. */
const PER_MINUTE: Record<LimitedClass, number> = {
  read: 600,
  // Five times a second for 30 seconds: more than someone who types without a pause sends.
  search: 150,
  write: 60,
  // Services that render link previews request many pages simultaneously, from few addresses.
  draw: 120,
  deploy: 600,
  report: 30,
  // A platform sends from few addresses: two messages for each stream that begins or ends.
  webhook: 600,
  backend: 600,
};
/** An address can be shared by a household or an office, so its limit is that of this many callers. */
const CALLERS_PER_ADDRESS = 5;

/** Counts a call. @throws TOO_MANY_REQUESTS with the seconds to wait. */
export type CountCall = (rate: RateClass, request: FastifyRequest) => Promise<void>;

/**
 * Returns the counter for each class of calls, based on @fastify/rate-limit. The gateway's own calls are for the pages of all visitors and aren't
 * counted: the gateway counts the pages of each address.
 * @param factor multiplies the usual limits.
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

/** Returns the class of a route; `read` for unknown ones. */
function rateOf({ method, routeOptions }: FastifyRequest): RateClass {
  const verb = method === 'HEAD' ? 'GET' : method;
  return rates.get(`${verb} ${routeOptions.url}`) ?? 'read';
}

/**
 * Counts the calls of each address before anything else is checked: the body, the token, whether the route exists. Calls of unknown routes end
 * here, and their bodies aren't read.
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
