import { RequestError } from '@boardwalk/kit';
import { useState } from 'react';

type Attempt = <Answer>(said: unknown, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Sends with an idempotency key: the same one as long as the same is tried and nobody knows whether it arrived. Once the server has answered, the same
 * again is something new.
 */
export function attempts(): Attempt {
  let last: { words: string; key: string } | undefined;
  return async (said, send) => {
    const words = JSON.stringify(said);
    if (last?.words !== words) last = { words, key: crypto.randomUUID() };
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

/** The attempts of one component. */
export function useAttempts(): Attempt {
  const [attempt] = useState(attempts);
  return attempt;
}

/** Whether the server has said no, and nothing was done. */
function isRefused(error: unknown): boolean {
  return error instanceof RequestError && error.status >= 400 && error.status < 500;
}
