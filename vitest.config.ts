import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledWords } from './shared/tooling/src/testing/compiled-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the build makes of a few imports. */
const alias = {
  '@lingui/core/macro': here('./shared/tooling/src/testing/lingui-macros.ts'),
  '@lingui/react/macro': here('./shared/tooling/src/testing/react-lingui-macros.ts'),
};
/** Catalogues are compiled by the build; a test reads the English of the source. */
const noCatalogues = {
  name: 'no-catalogues',
  load: (id: string) => (id.endsWith('.po') ? 'export const messages = {};' : undefined),
};

/** Tests wait for databases, processes and each other's sockets: three workers keep two cores busy. */
const maxWorkers = 3;
const exclude = ['**/node_modules/**', '.build/**'];
/** What runs in a browser. Its tests put something of their own in the place of modules and of what a browser has. */
const PAGE = '{shell,remotes,shared/kit,shared/rich-text}/**/*.test.{ts,tsx}';
/** The stories of the kit are drawn in German, too: their words are compiled as the build does. */
const STORIES = 'shared/kit/src/testing/stories.test.tsx';

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        plugins: [noCatalogues],
        test: {
          name: 'page',
          include: [PAGE],
          exclude: [...exclude, STORIES],
          maxWorkers,
          testTimeout: 15_000,
        },
      },
      {
        plugins: [compiledWords],
        test: { name: 'stories', include: [STORIES], maxWorkers, testTimeout: 15_000 },
      },
      {
        test: {
          name: 'unit',
          include: ['{services,shared}/**/*.test.ts'],
          exclude: [...exclude, PAGE, 'services/api/**'],
          maxWorkers,
          // Modules are loaded once for each worker: a test leaves them as it found them (clocks, spies, the environment).
          isolate: false,
          testTimeout: 15_000,
        },
      },
      'services/api',
    ],
  },
});
