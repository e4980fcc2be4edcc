import { join } from 'node:path';

const macros = (name: string) => join(import.meta.dirname, name);

/** Vitest's configuration for a repository of one remote: tests read its messages in English, as in the source. */
export default {
  resolve: {
    alias: {
      '@lingui/core/macro': macros('lingui-macros.js'),
      '@lingui/react/macro': macros('react-lingui-macros.js'),
    },
  },
  plugins: [
    {
      name: 'no-catalogues',
      load: (id: string) => (id.endsWith('.po') ? 'export const messages = {};' : undefined),
    },
  ],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // Longer than the five seconds that the queries of `@boardwalk/kit/testing` wait: a query then fails with its own error.
    testTimeout: 15_000,
  },
};
