/** Pause in typing after which a draft is stored, in milliseconds. */
export const STORE_AFTER_MS = 400;

/** A write that waits for a pause in typing, so that no keystroke waits for the storage. */
export interface DelayedWrite {
  /** Replaces the pending write. It runs after 400 ms without another one, or when the page is hidden or left. */
  schedule(write: () => void): void;
  /** Runs the pending write immediately. */
  flush(): void;
  /** Drops the pending write. */
  cancel(): void;
}

/**
 * Creates a delayed write without a pending one. Flush it when its component is removed.
 * @example
 * const [delayed] = useState(delayedWrite);
 * useEffect(() => delayed.flush, [delayed]);
 * const change = (text: string) => delayed.schedule(() => drafts.write(memberId, 'message', text, 0));
 */
export function delayedWrite(): DelayedWrite {
  let pending: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    pending = undefined;
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
  const flush = () => {
    const write = pending;
    cancel();
    write?.();
  };
  return {
    schedule(write) {
      clearTimeout(timer);
      pending = write;
      timer = setTimeout(flush, STORE_AFTER_MS);
      window.addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', flush);
    },
    flush,
    cancel,
  };
}
