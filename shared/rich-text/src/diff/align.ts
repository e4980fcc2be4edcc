import { diffArrays } from 'diff';

/** An item in two versions; only one of them if it was added or removed. */
export type Pair<T> = { old: T; now: T } | { old: T; now?: undefined } | { old?: undefined; now: T };

/**
 * Aligns two lists, in the order of the newer one.
 * @param keyOf returns the same key for identical items.
 * @param alike returns whether two different items are versions of the same one.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
  alike: (old: T, now: T) => boolean,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  const at = { old: 0, now: 0 };
  let removed: readonly T[] = [];
  const flush = (added: readonly T[]) => {
    pairs.push(...pairUp(removed, added, alike));
    removed = [];
  };
  for (const run of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const { old, now } = at;
    if (run.removed) removed = before.slice(old, old + run.count);
    else if (run.added) flush(after.slice(now, now + run.count));
    else {
      flush([]);
      const same = after.slice(now, now + run.count);
      pairs.push(...same.map((one, index) => ({ old: before[old + index] ?? one, now: one })));
    }
    if (!run.added) at.old += run.count;
    if (!run.removed) at.now += run.count;
  }
  flush([]);
  return pairs;
}

/** Pairs removed and added items at the same position that are alike. */
function pairUp<T>(
  removed: readonly T[],
  added: readonly T[],
  alike: (old: T, now: T) => boolean,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let from = 0;
  let alone: T[] = [];
  const flush = (upTo: number) => {
    pairs.push(...removed.slice(from, upTo).map((old) => ({ old })), ...alone.map((now) => ({ now })));
    alone = [];
  };
  for (const now of added) {
    const place = removed.findIndex((old, index) => index >= from && alike(old, now));
    const old = removed[place];
    if (old === undefined) {
      alone.push(now);
      continue;
    }
    flush(place);
    pairs.push({ old, now });
    from = place + 1;
  }
  flush(removed.length);
  return pairs;
}
