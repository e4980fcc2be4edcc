type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/**
 * Calls a function with the error of each lazy part that can't be loaded and shows its failure in its place. No error boundary gets these. The shell
 * reports those of releases.
 * @returns a function that removes the listener.
 */
export function onPartFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls the listeners of {@link onPartFailure}. */
export function reportPartFailure(error: unknown): void {
  for (const listener of listeners) listener(error);
}

const forgetters = new WeakMap<object, Set<() => void>>();

/** Registers a function that makes a lazy component load its chunk again, for the error with which it failed. */
export function onFailureCaught(error: unknown, forget: () => void): void {
  if (typeof error !== 'object' || error === null) return;
  const known = forgetters.get(error) ?? new Set();
  forgetters.set(error, known.add(forget));
}

/** Makes the lazy components that failed with an error load their chunk again when they are next mounted. An error boundary that shows the error calls it. */
export function forgetFailure(error: unknown): void {
  if (typeof error !== 'object' || error === null) return;
  for (const forget of forgetters.get(error) ?? []) forget();
}
