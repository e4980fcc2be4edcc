import { RequestError } from '@boardwalk/kit';
import { useState } from 'react';

type Attempt = <Answer>(body: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Sends with an idempotency key: the same one while the same request is retried and its outcome is unknown. After the server has responded, an
 * identical request is a new one.
 */
export function attempts(): Attempt {
  let last: { text: string; key: string } | undefined;
  return async (body, send) => {
    const text = JSON.stringify(body);
    if (last?.text !== text) last = { text, key: crypto.randomUUID() };
    try {
      const answer = await send(last.key);
      last = undefined;
      return answer;
    } catch (error) {
      if (isRefused(error)) last = undefined;
      throw error;
    }
  };
}

/** Returns the attempts of one component. */
export function useAttempts(): Attempt {
  const [attempt] = useState(attempts);
  return attempt;
}

/** Returns whether the server rejected the request, so that nothing was done. */
function isRefused(error: unknown): boolean {
  return error instanceof RequestError && error.status >= 400 && error.status < 500;
}
