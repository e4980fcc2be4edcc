import { join } from 'node:path';

const macros = (name: string) => join(import.meta.dirname, name);

/** The settings of Vitest for a repository of one remote: its words are read as they stand in the source, in English. */
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
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
};
