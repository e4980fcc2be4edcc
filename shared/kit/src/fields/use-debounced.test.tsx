import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDebounced } from './use-debounced.ts';

it('returns only the last value after a pause in typing', () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      const debounced = useDebounced(value, 200);
      if (seen.at(-1) !== debounced) seen.push(debounced);
    },
    { initialProps: { value: '' } },
  );
  for (const value of ['a', 'an', 'ann', 'anna']) {
    rerender({ value });
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(seen).toEqual(['']);
  act(() => void vi.advanceTimersByTime(200));
  expect(seen).toEqual(['', 'anna']);
});
