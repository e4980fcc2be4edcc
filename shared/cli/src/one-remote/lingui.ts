import { LANGUAGES } from '@boardwalk/contracts';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Lingui's configuration for a repository of one remote. English is in the source; `boardwalk i18n` extracts it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  format: formatter({ origins: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*'] },
  ],
});
