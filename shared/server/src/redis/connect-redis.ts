import { Redis } from 'ioredis';

export type { Redis };

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 3_000;
const ANSWER_TIME_MS = 3_000;

/**
 * A connection to Redis that is opened by `connect()` and reopened whenever it is lost. While there is none, commands fail immediately, so that
 * nothing waits for Redis. @param warn called once per loss.
 */
export function connectRedis(url: string, warn: (message: string) => void): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    autoResubscribe: false,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: ANSWER_TIME_MS,
    commandTimeout: ANSWER_TIME_MS,
    keepAlive: 10_000,
    retryStrategy: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), MAX_RETRY_MS),
  });
  let isLost = false;
  redis.on('ready', () => {
    isLost = false;
  });
  redis.on('error', (error) => {
    if (!isLost) warn(`Redis doesn’t answer: ${error.message}`);
    isLost = true;
  });
  return redis;
}
