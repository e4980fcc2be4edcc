import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = import.meta.dirname;
const remotes = readdirSync(join(root, 'remotes'))
  .map((name) => `remotes/${name}`)
  .filter((folder) => existsSync(join(root, folder, 'remote.json')));

/** What comes in a file of its own brings its own words, so that no other page carries them. */
const WRITING = ['rich-text/editor', 'rich-text/diff'];

/** One catalogue for each package that shows words. English is in the source; `pnpm words` collects it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...['shell', 'shared/kit', ...remotes].map((folder) => ({
      path: `<rootDir>/${folder}/src/locales/{locale}`,
      include: [`<rootDir>/${folder}/src`],
      exclude: WRITING.map((part) => `**/${part}/**`),
    })),
    {
      path: '<rootDir>/shared/kit/src/rich-text/locales/{locale}',
      include: WRITING.map((part) => `<rootDir>/shared/kit/src/${part}`),
    },
  ],
});
