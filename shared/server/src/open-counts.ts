/** Counts what is open at the same time, by key. A key with nothing open takes no memory. */
export interface OpenCounts {
  /** Takes a place. @returns the way to give it back, once; undefined when the key has as many as it may. */
  take(key: string): (() => void) | undefined;
  /** How many places are taken, of all keys together. */
  total(): number;
}

/** @param most how many places a key may have at once. */
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
