import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./test/database.global.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
});
