export { connectRedis, type Redis } from './connect-redis.ts';
export { lookAtRedis } from './look-at-redis.ts';
export { sharedCounters } from './shared-counters.ts';
