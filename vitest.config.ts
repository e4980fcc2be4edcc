import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './shared/build/src/testing/compiled-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Replacements for the macros that the build compiles. */
const alias = {
  '@lingui/core/macro': here('./shared/cli/src/one-remote/lingui-macros.ts'),
  '@lingui/react/macro': here('./shared/cli/src/one-remote/react-lingui-macros.ts'),
};
/** The build compiles catalogues; a test reads the English of the source. */
const noCatalogues = {
  name: 'no-catalogues',
  load: (id: string) => (id.endsWith('.po') ? 'export const messages = {};' : undefined),
};
/** Settings for code that runs in a browser. */
const browserCode = { resolve: { alias }, plugins: [noCatalogues] };

/** Tests wait for databases, processes and sockets: three workers keep two cores busy. */
const maxWorkers = 3;
const exclude = ['**/node_modules/**', '.build/**'];
/** Tests that render components. */
const PAGES = '**/*.test.tsx';
/** The kit's stories are also rendered in German: their messages are compiled as in the build. */
const STORIES = 'shared/kit/src/testing/stories.test.tsx';
/** Tests that replace modules (`vi.mock`): each loads all its modules separately. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

/** Modules are loaded once for each worker, so a test must restore what it changes. The setup files restore the most frequent replacements. */
const shared = {
  isolate: false,
  setupFiles: ['./shared/kit/src/testing/page-setup.ts', './shared/kit/src/testing/shared-modules-setup.ts'],
};

export default defineConfig({
  // A build beside `npm run test:watch` changes nothing that is tested.
  server: { watch: { ignored: ['**/.build/**'] } },
  test: {
    forceRerunTriggers: ['**/vitest.config.ts'],
    projects: [
      {
        ...browserCode,
        test: {
          name: 'page',
          include: [PAGES],
          exclude: [...exclude, STORIES, MOCKED],
          environment: 'happy-dom',
          ...shared,
          maxWorkers,
          testTimeout: 15_000,
        },
      },
      {
        ...browserCode,
        test: {
          name: 'unit',
          include: ['{shell,remotes,services,shared,dev,bench}/**/*.test.ts'],
          exclude: [...exclude, MOCKED, 'services/api/**'],
          ...shared,
          maxWorkers,
          testTimeout: 15_000,
        },
      },
      {
        ...browserCode,
        test: {
          name: 'mocked',
          include: [MOCKED],
          exclude,
          setupFiles: shared.setupFiles.slice(0, 1),
          maxWorkers,
          testTimeout: 15_000,
        },
      },
      {
        plugins: [compiledMessages],
        test: { name: 'stories', include: [STORIES], maxWorkers, testTimeout: 15_000 },
      },
      'services/api',
    ],
  },
});
