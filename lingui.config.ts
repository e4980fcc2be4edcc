import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = import.meta.dirname;
const remotes = readdirSync(join(root, 'remotes'))
  .map((name) => `remotes/${name}`)
  .filter((folder) => existsSync(join(root, folder, 'remote.json')));

/** Folder of the catalogues: their check extracts into a copy. */
const CATALOGUES = process.env.CATALOGUES_ROOT ?? '<rootDir>';

/** The server also renders rich text, so its messages are in the kit's own catalogue, which the server has. */
const READING = 'shared/rich-text/src/view';

/** Parts of the shell that not all users open; they are loaded later, with their messages. */
const SHELL_PARTS = ['shell/src/notifications', 'shell/src/account', 'shell/src/search/dialog'];

/** Parts of the kit that are loaded later: all their messages are in one catalogue, which loads with the first of them. */
const KIT = 'shared/kit/src';
const LAZY_PARTS = ['forms', 'tables', 'pictures', 'dates', 'embeds'].map((part) => `${KIT}/${part}`);

/** Parts of remotes with many messages, which have their own catalogues. */
const REMOTE_PARTS = ['about', 'policies', 'welcome'].map((part) => `remotes/home/src/features/${part}`);

/** English texts of the contracts, by the folder whose catalogue translates them. */
const CONTRACTS = 'shared/contracts/src';
const SHARED_TEXTS: Record<string, string[]> = {
  'shared/kit': [`${CONTRACTS}/entities/report-reasons.ts`],
  shell: [`${CONTRACTS}/releases/shell-routes.ts`],
  'shell/src/notifications': [
    `${CONTRACTS}/entities/notification-sentences.ts`,
    `${CONTRACTS}/entities/site-trouble.ts`,
  ],
  'shell/src/search/dialog': [`${CONTRACTS}/search/search-kinds.ts`],
};
const sharedTexts = (folder: string) => (SHARED_TEXTS[folder] ?? []).map((file) => `<rootDir>/${file}`);

/** Texts that the API and the gateway send: errors, field messages, e-mails, labels of the inbox, pages without scripts. */
const SERVER_TEXTS = [
  `${CONTRACTS}/errors`,
  `${CONTRACTS}/entities/notification-sentences.ts`,
  `${CONTRACTS}/entities/report-reasons.ts`,
  `${CONTRACTS}/entities/site-trouble.ts`,
  `${CONTRACTS}/releases/shell-routes.ts`,
  'services/api/src/modules/inbox/desk/inbox-texts.ts',
  'services/api/src/modules/notifications/notification-texts.ts',
  'services/gateway/src/page/*.ts',
];

const APART = [READING, ...SHELL_PARTS, ...LAZY_PARTS, ...REMOTE_PARTS];

/** One catalogue for each package with messages. English is in the source; `npm run i18n` extracts it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'es'],
  fallbackLocales: { default: 'en' },
  orderBy: 'message',
  format: formatter({ origins: false }),
  catalogs: [
    {
      path: `${CATALOGUES}/${KIT}/forms/field-messages/locales/{locale}`,
      include: [`<rootDir>/${CONTRACTS}/errors/field-messages.ts`],
    },
    {
      path: `${CATALOGUES}/shared/server/src/texts/locales/{locale}`,
      include: SERVER_TEXTS.map((path) => `<rootDir>/${path}`),
      exclude: ['**/*.test.*'],
    },
    ...['shell', 'shared/kit', 'shared/rich-text', ...remotes].map((folder) => ({
      path: `${CATALOGUES}/${folder}/src/locales/{locale}`,
      include: [
        `<rootDir>/${folder}/src`,
        ...sharedTexts(folder),
        ...(folder === 'shared/kit' ? [`<rootDir>/${READING}`] : []),
      ],
      exclude: [
        '**/*.test.*',
        ...APART.filter((part) => part.startsWith(`${folder}/`)).map((part) => `**/${part}/**`),
      ],
    })),
    ...[...SHELL_PARTS, ...REMOTE_PARTS].map((folder) => ({
      path: `${CATALOGUES}/${folder}/locales/{locale}`,
      include: [`<rootDir>/${folder}`, ...sharedTexts(folder)],
    })),
    {
      path: `${CATALOGUES}/${KIT}/i18n/locales/{locale}`,
      include: LAZY_PARTS.map((part) => `<rootDir>/${part}`),
      exclude: ['**/*.test.*'],
    },
  ],
});
