import type { FastifyInstance } from 'fastify';
import { connectRedis } from './connect-redis.ts';

/** Settings of @fastify/rate-limit for sharing counters between processes. Without Redis nothing is rejected. */
export function sharedCounters(server: FastifyInstance, url: string, nameSpace: string) {
  const redis = connectRedis(url, (message) => server.log.warn(message));
  // Retried as long as the server runs.
  redis.connect().catch(() => {});
  server.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace, skipOnError: true };
}
