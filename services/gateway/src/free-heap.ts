import { getHeapStatistics } from 'node:v8';

/** The part of the heap's limit from which on nothing is accepted that stays for long. The rest is for pages and calls, which come and go. */
const FULL = 0.8;
/** How long one look at the heap is used: many streams may be opened in the same moment. */
const FRESH_MS = 250;

/** Creates a check whether the heap has room for what stays open for long, such as an event stream. */
export function createHeapCheck(read = getHeapStatistics, now = Date.now): () => boolean {
  let freshUntil = 0;
  let hasRoom = true;
  return () => {
    if (now() < freshUntil) return hasRoom;
    freshUntil = now() + FRESH_MS;
    const { used_heap_size: used, heap_size_limit: limit } = read();
    hasRoom = used < FULL * limit;
    return hasRoom;
  };
}
