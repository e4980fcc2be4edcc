import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the build makes of a few imports. */
const alias = {
  '@lingui/core/macro': here('./shared/tooling/src/testing/word-macros.ts'),
  '@lingui/react/macro': here('./shared/tooling/src/testing/react-word-macros.ts'),
};
/** Catalogues are compiled by the build; a test reads the English of the source. */
const noCatalogues = {
  name: 'no-catalogues',
  load: (id: string) => (id.endsWith('.po') ? 'export const messages = {};' : undefined),
};

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        plugins: [noCatalogues],
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
