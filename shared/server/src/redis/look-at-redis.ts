import { messageOf, ok, problem, type Seen } from '../findings/findings.ts';
import { connectRedis } from './connect-redis.ts';

/** Checks whether Redis responds, if it is configured. @param url a `redis://` URL. */
export async function lookAtRedis(url: string | undefined): Promise<Seen[]> {
  if (!url) return [];
  // The connection's own warning contains the cause; the failed command only states that there is no connection.
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
