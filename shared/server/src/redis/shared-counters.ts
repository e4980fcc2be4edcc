import type { FastifyInstance } from 'fastify';
import { connectRedis } from './connect-redis.ts';

/** Settings of @fastify/rate-limit for counting together with other processes. Without an answer of Redis nobody is refused. */
export function sharedCounters(server: FastifyInstance, url: string, nameSpace: string) {
  const redis = connectRedis(url, (message) => server.log.warn(message));
  // It is tried again for as long as the server runs.
  redis.connect().catch(() => {});
  server.addHook('onClose', async () => redis.disconnect());
  return { redis, nameSpace, skipOnError: true };
}
