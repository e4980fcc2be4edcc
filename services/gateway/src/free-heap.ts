import { getHeapStatistics } from 'node:v8';

/** Share of the heap limit from which long-lived connections are rejected. The rest is for pages and calls, which are short. */
const MAX_HEAP_SHARE = 0.8;
/** Time for which a measurement is reused, in milliseconds: many streams may be opened at the same moment. */
const FRESH_MS = 250;

/** Creates a check whether the heap has space for a long-lived connection, such as an event stream. */
export function createHeapCheck(read = getHeapStatistics, now = Date.now): () => boolean {
  let freshUntil = 0;
  let hasFreeHeap = true;
  return () => {
    if (now() < freshUntil) return hasFreeHeap;
    freshUntil = now() + FRESH_MS;
    const { used_heap_size: used, heap_size_limit: limit } = read();
    hasFreeHeap = used < MAX_HEAP_SHARE * limit;
    return hasFreeHeap;
  };
}
