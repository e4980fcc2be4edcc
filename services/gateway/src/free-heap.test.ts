import type { HeapInfo } from 'node:v8';
import { expect, it } from 'vitest';
import { createHeapCheck } from './free-heap.ts';

it('rejects long-lived connections once four fifths of the heap are used, and checks again after a moment', () => {
  const heap = { used_heap_size: 70, heap_size_limit: 100 };
  let now = 1_000;
  const hasFreeHeap = createHeapCheck(
    () => heap as HeapInfo,
    () => now,
  );
  expect(hasFreeHeap()).toBe(true);
  heap.used_heap_size = 80;
  expect(hasFreeHeap()).toBe(true);
  now += 250;
  expect(hasFreeHeap()).toBe(false);
  heap.used_heap_size = 60;
  now += 250;
  expect(hasFreeHeap()).toBe(true);
});
