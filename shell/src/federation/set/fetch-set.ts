import { RELEASE_SET_PATH, type SignedText } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';

/** Time that a navigation waits for a newer set, in milliseconds; after that the page opens from the current one. */
const TIMEOUT_MS = 1200;

/** Fetches this visitor's newest set from the gateway. @throws on a failure or timeout. */
export async function fetchSet(): Promise<SignedText> {
  const answer = await fetch(RELEASE_SET_PATH, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  clock.note(answer);
  if (!answer.ok) throw new Error(`${RELEASE_SET_PATH} answered ${answer.status}`);
  return (await answer.json()) as SignedText;
}
