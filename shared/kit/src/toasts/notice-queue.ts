import { overlays } from '../chakra/overlays.ts';

/** A notice of the site. */
export interface Notice {
  type: 'error' | 'success' | 'info';
  message: string;
}

let waiting: Notice[] = [];
let deliver: ((notice: Notice) => void) | undefined;

/**
 * The second toast mechanism: short notices, 4 s each, at most three at a time. Use it for messages of the site itself, above all for failed calls.
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
  // If loading fails, the next notice retries it, and the waiting ones are shown with it.
  overlays.load().catch(() => {});
}

/** Delivers waiting notices and all further ones. @returns a function that stops it. */
export function deliverNotices(take: (notice: Notice) => void): () => void {
  deliver = take;
  const late = waiting;
  waiting = [];
  for (const added of late) take(added);
  return () => {
    deliver = undefined;
  };
}
