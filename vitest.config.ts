import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledWords } from './shared/build/src/testing/compiled-words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the build makes of a few imports. */
const alias = {
  '@lingui/core/macro': here('./shared/cli/src/one-remote/lingui-macros.ts'),
  '@lingui/react/macro': here('./shared/cli/src/one-remote/react-lingui-macros.ts'),
};
/** Catalogues are compiled by the build; a test reads the English of the source. */
const noCatalogues = {
  name: 'no-catalogues',
  load: (id: string) => (id.endsWith('.po') ? 'export const messages = {};' : undefined),
};
/** For what runs in a browser. */
const browserCode = { resolve: { alias }, plugins: [noCatalogues] };

/** Tests wait for databases, processes and each other's sockets: three workers keep two cores busy. */
const maxWorkers = 3;
const exclude = ['**/node_modules/**', '.build/**'];
/** What draws. */
const PAGES = '**/*.test.tsx';
/** The stories of the kit are drawn in German, too: their words are compiled as the build does. */
const STORIES = 'shared/kit/src/testing/stories.test.tsx';
/** What puts something of its own in the place of modules (`vi.mock`): each loads all its modules for itself. */
const MOCKED = '**/*.mocked.test.{ts,tsx}';

/** Modules are loaded once for each worker: a test leaves them as it found them. The setups give back what is most often replaced. */
const shared = {
  isolate: false,
  setupFiles: ['./shared/kit/src/testing/page-setup.ts', './shared/kit/src/testing/shared-modules-setup.ts'],
};

export default defineConfig({
  test: {
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
        plugins: [compiledWords],
        test: { name: 'stories', include: [STORIES], maxWorkers, testTimeout: 15_000 },
      },
      'services/api',
    ],
  },
});
