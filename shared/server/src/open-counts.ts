/** Counts simultaneous uses by key. A key without any takes no memory. */
export interface OpenCounts {
  /** Acquires a slot. @returns a function that releases it, once; undefined if the key has reached the limit. */
  take(key: string): (() => void) | undefined;
  /** Returns the number of acquired slots of all keys. */
  total(): number;
}

/** @param most maximum number of slots per key. */
export function createOpenCounts(most: number): OpenCounts {
  const open = new Map<string, number>();
  let total = 0;

  function giveBack(key: string): void {
    const left = (open.get(key) ?? 0) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
    total -= 1;
  }

  return {
    take(key) {
      const taken = open.get(key) ?? 0;
      if (taken >= most) return undefined;
      open.set(key, taken + 1);
      total += 1;
      let given = false;
      return () => {
        if (!given) giveBack(key);
        given = true;
      };
    },
    total: () => total,
  };
}
