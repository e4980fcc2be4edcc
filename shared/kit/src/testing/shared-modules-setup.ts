import { afterEach, vi } from 'vitest';

// Runs before each test file that shares its modules with other files: restores what a test has mocked.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
