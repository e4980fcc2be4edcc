import type { Caller } from '../auth/caller.ts';
import type { EventStream } from './event-stream.ts';

/** What setTimeout can wait for. */
const LONGEST_WAIT_MS = 2_147_483_647;

/** Ends a stream when the token ends that it was opened with: whoever may still listen comes back with the next one. */
export function endWithToken(stream: EventStream, { claims }: Pick<Caller, 'claims'>): void {
  const lifetime = (claims?.exp ?? 0) * 1_000 - Date.now();
  const end = setTimeout(() => stream.end(), Math.min(Math.max(lifetime, 0), LONGEST_WAIT_MS)).unref();
  stream.onEnd(() => clearTimeout(end));
}
