import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = import.meta.dirname;
const remotes = readdirSync(join(root, 'remotes'))
  .map((name) => `remotes/${name}`)
  .filter((folder) => existsSync(join(root, folder, 'remote.json')));

/** Folder of the catalogues: the check of them extracts into a copy. */
const CATALOGUES = process.env.CATALOGUES_ROOT ?? '<rootDir>';

/** Reading texts is done on the server too, so its words are among the kit's own, which are known there. */
const READING = 'shared/rich-text/src/view';

/** What of the shell not everybody sees comes later, and its words with it. */
const SHELL_PARTS = ['shell/src/notifications', 'shell/src/account', 'shell/src/search/dialog'];

/** Parts of the kit that come later: the words of all of them are one catalogue, which comes with the first. */
const KIT = 'shared/kit/src';
const LAZY_PARTS = ['forms', 'tables', 'pictures', 'dates', 'embeds'].map((part) => `${KIT}/${part}`);

/** Pages of remotes with so many words that they bring their own. */
const REMOTE_PARTS = ['about', 'policies', 'welcome'].map((part) => `remotes/home/src/features/${part}`);

const APART = [READING, ...SHELL_PARTS, ...LAZY_PARTS, ...REMOTE_PARTS];

/** One catalogue for each package that shows words. English is in the source; `npm run i18n` collects it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  format: formatter({ origins: false }),
  catalogs: [
    ...['shell', 'shared/kit', 'shared/rich-text', ...remotes].map((folder) => ({
      path: `${CATALOGUES}/${folder}/src/locales/{locale}`,
      include: [`<rootDir>/${folder}/src`, ...(folder === 'shared/kit' ? [`<rootDir>/${READING}`] : [])],
      exclude: [
        '**/*.test.*',
        ...APART.filter((part) => part.startsWith(`${folder}/`)).map((part) => `**/${part}/**`),
      ],
    })),
    ...[...SHELL_PARTS, ...REMOTE_PARTS].map((folder) => ({
      path: `${CATALOGUES}/${folder}/locales/{locale}`,
      include: [`<rootDir>/${folder}`],
    })),
    {
      path: `${CATALOGUES}/${KIT}/i18n/locales/{locale}`,
      include: LAZY_PARTS.map((part) => `<rootDir>/${part}`),
      exclude: ['**/*.test.*'],
    },
  ],
});
