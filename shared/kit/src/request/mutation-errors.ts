import { announce } from './request.ts';

interface FailedMutation {
  error: unknown;
  failure: string | undefined;
}

/** Number of running actions of dialogs and forms. */
let running = 0;
let failed: FailedMutation[] = [];

/**
 * Toasts a failed mutation. While an action of a dialog or a form is running, the toast waits for its end: the dialog or the form may show the error
 * in its place, with `suppressToast`.
 * @param failure sentence for an error that explains nothing itself.
 */
export function announceMutation(error: unknown, failure?: string): void {
  if (running > 0) failed.push({ error, failure });
  else announce(error, failure);
}

/**
 * Delays the toasts of failed mutations while an action runs whose error the caller shows.
 * @returns a function that ends the action. Call it once, after the error is shown.
 */
export function holdToasts(): () => void {
  running += 1;
  return () => {
    running -= 1;
    if (running > 0) return;
    const waiting = failed;
    failed = [];
    for (const { error, failure } of waiting) announce(error, failure);
  };
}
