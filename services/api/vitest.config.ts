import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/database.global.ts'],
    // Modules are loaded once for each worker: a test leaves them as it found them (clocks, spies, the environment).
    isolate: false,
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
