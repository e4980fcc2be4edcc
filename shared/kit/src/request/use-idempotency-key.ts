import { canonicalJson } from '@boardwalk/contracts';
import { useState } from 'react';

type SendWithKey = <Answer>(
  body: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/** {@link useIdempotencyKey} outside of a component. */
export function idempotencyKeys(): SendWithKey {
  // The server leaves the key of a rejected call unused, so a key is discarded only after a success.
  const keys = new Map<string, string>();
  return async (body, send) => {
    const text = canonicalJson(body);
    const key = keys.get(text) ?? crypto.randomUUID();
    keys.set(text, key);
    const answer = await send(key);
    if (keys.get(text) === key) keys.delete(text);
    return answer;
  };
}

/**
 * Idempotency keys of a component's calls: a call with the same body that is repeated after a lost response reuses its key, so that the server runs it
 * only once. Another body has another key, as has the same body after a success.
 * @returns a function that sends with the key of a body: all that distinguishes the call from another one of this component, such as its input.
 * @example
 * const withKey = useIdempotencyKey();
 * withKey(body, (idempotencyKey) => call('POST /api/docs', { body }, { idempotencyKey }));
 */
export function useIdempotencyKey(): SendWithKey {
  const [withKey] = useState(idempotencyKeys);
  return withKey;
}
