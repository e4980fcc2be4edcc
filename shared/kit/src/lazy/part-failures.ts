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
