import { overlays } from '../chakra/overlays.ts';
import { toast } from './toast.ts';

/** What the site says by itself. */
export interface Notice {
  type: 'error' | 'success' | 'info';
  message: string;
}

const TONES = { error: 'destructive', success: 'success', info: 'neutral' } as const;

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
  // Without a network not even the notices come; the other queue is always here.
  overlays.load().catch(() => {
    for (const { type, message } of waiting) toast.add({ description: message, tone: TONES[type] });
    waiting = [];
  });
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
