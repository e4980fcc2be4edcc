import { RELEASE_SET_PATH, type SignedText } from '@boardwalk/contracts';
import { clock } from '@boardwalk/kit';

/** How long a page that is about to open waits for a newer set, in milliseconds; without one it opens from the set it has. */
const PATIENCE = 1200;

/** Asks the gateway for this visitor's newest set. @throws when it can't be had in time. */
export async function fetchSet(): Promise<SignedText> {
  const answer = await fetch(RELEASE_SET_PATH, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  });
  clock.note(answer);
  if (!answer.ok) throw new Error(`${RELEASE_SET_PATH} answered ${answer.status}`);
  return (await answer.json()) as SignedText;
}
