import { messageOf, ok, problem, type Seen } from '../findings/findings.ts';
import { connectRedis } from './connect-redis.ts';

/** Whether Redis answers, where there is one. @param url a `redis://` address. */
export async function lookAtRedis(url: string | undefined): Promise<Seen[]> {
  if (!url) return [];
  // What the connection says of itself names the cause; the command that failed only says that there is none.
  let cause: string | undefined;
  const redis = connectRedis(url, (message) => {
    cause = message;
  });
  try {
    await redis.connect();
    await redis.ping();
    return [ok('Redis answers')];
  } catch (error) {
    const remedy = 'Start it, or set REDIS_URL right. Without it each process counts calls on its own.';
    return [problem(cause ?? `Redis doesn’t answer: ${messageOf(error)}`, remedy)];
  } finally {
    redis.disconnect();
  }
}
