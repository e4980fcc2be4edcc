import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shell,remotes,services,shared}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '.build/**'],
  },
});
