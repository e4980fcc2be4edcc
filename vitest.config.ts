import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const macros = fileURLToPath(new URL('./shared/tooling/src/testing/word-macros.ts', import.meta.url));

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { '@lingui/core/macro': macros } },
        test: {
          name: 'unit',
          include: ['{shell,remotes,services,shared}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '.build/**', 'services/api/**'],
          testTimeout: 15_000,
        },
      },
      'services/api',
    ],
  },
});
