import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T12:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const Seconds = () => <p>{new Date(useNow(1000)).getUTCSeconds()}</p>;
const texts = () => screen.getAllByText(/\d/).map(({ textContent }) => textContent);

it('updates all components with one timer, and stops it with the last one', () => {
  const { rerender, unmount } = render(
    <>
      <Seconds key="a" />
      <Seconds key="b" />
    </>,
  );
  expect(texts()).toEqual(['0', '0']);
  expect(vi.getTimerCount()).toBe(1);
  act(() => vi.advanceTimersByTime(2000));
  expect(texts()).toEqual(['2', '2']);
  rerender(<Seconds key="b" />);
  act(() => vi.advanceTimersByTime(1000));
  expect(texts()).toEqual(['3']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('begins with the current time after a pause', () => {
  render(<Seconds />).unmount();
  vi.advanceTimersByTime(20_000);
  render(<Seconds />);
  expect(texts()).toEqual(['20']);
});

it('never renders again with 0', () => {
  let renders = 0;
  function Once() {
    useNow(0);
    renders++;
    return null;
  }
  render(<Once />);
  act(() => vi.advanceTimersByTime(60_000));
  expect([renders, vi.getTimerCount()]).toEqual([1, 0]);
});
