import { afterEach, vi } from 'vitest';

// Runs before each file of tests that shares its modules with other files: what a test has replaced doesn't reach the next one.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
