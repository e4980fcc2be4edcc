import { overlays } from '../chakra/overlays.ts';

/** What the site says by itself. */
export interface Notice {
  type: 'error' | 'success' | 'info';
  message: string;
}

let waiting: Notice[] = [];
let deliver: ((notice: Notice) => void) | undefined;

/**
 * The second toast mechanism: short notices, 4 s each, at most three together. Use it for what the site has to say by itself,
 * above all for failed calls.
 */
export const notice = {
  error: (message: string) => show({ type: 'error', message }),
  success: (message: string) => show({ type: 'success', message }),
  info: (message: string) => show({ type: 'info', message }),
};

function show(added: Notice): void {
  if (deliver) {
    deliver(added);
    return;
  }
  waiting.push(added);
  // What can't be fetched now is fetched by the next notice, which brings those before it along.
  overlays.load().catch(() => {});
}

/** Hands over what has waited and all that follows. @returns the way to stop. */
export function deliverNotices(take: (notice: Notice) => void): () => void {
  deliver = take;
  const late = waiting;
  waiting = [];
  for (const added of late) take(added);
  return () => {
    deliver = undefined;
  };
}
