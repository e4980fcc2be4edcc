import { beforeEach, expect, it, vi } from 'vitest';
import { MediaRecovery } from './media-recovery.ts';

const hls = { recoverMediaError: vi.fn(), swapAudioCodec: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  hls.recoverMediaError.mockReset();
  hls.swapAudioCodec.mockReset();
});

it('recovers twice, the second time with the other audio codec, and then gives up', () => {
  const recovery = new MediaRecovery();
  expect(recovery.take(hls)).toBe(true);
  expect(hls.swapAudioCodec).not.toHaveBeenCalled();
  expect(recovery.take(hls)).toBe(true);
  expect(hls.swapAudioCodec).toHaveBeenCalledOnce();
  expect(recovery.take(hls)).toBe(false);
  expect(recovery.take(hls)).toBe(false);
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(2);
});

it('starts over after a period without errors', () => {
  const recovery = new MediaRecovery();
  for (let count = 0; count < 5; count += 1) {
    expect(recovery.take(hls)).toBe(true);
    vi.advanceTimersByTime(30_000);
  }
  expect(hls.swapAudioCodec).not.toHaveBeenCalled();
});
