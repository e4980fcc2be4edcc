import type { PlacedItem } from './use-map-view.ts';

type Placed = Pick<PlacedItem, 'id' | 'left' | 'top'>;

/** Direction of an arrow key, in pixels to the right and down. */
const WAYS: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Returns the item that a key moves to: with an arrow the nearest in that direction, with Home and End the first and last. */
export function nextItem<T extends Placed>(items: readonly T[], from: T, key: string): T | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const way = WAYS[key];
  if (!way) return undefined;
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const [right, down] = [item.left - from.left, item.top - from.top];
    const ahead = right * way[0] + down * way[1];
    const aside = Math.abs(right * way[1]) + Math.abs(down * way[0]);
    // An item more to the side than ahead belongs to another arrow.
    if (item.id === from.id || ahead <= 0 || aside > ahead) continue;
    if (ahead + aside < least) [best, least] = [item, ahead + aside];
  }
  return best;
}
