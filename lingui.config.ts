import { defineConfig } from '@lingui/conf';

const packages = ['shell', 'shared/kit', 'remotes/home', 'remotes/staff'];

/** One catalogue for each package that shows words. English is in the source; `pnpm words` collects it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de', 'en-XA'],
  pseudoLocale: 'en-XA',
  fallbackLocales: { default: 'en' },
  orderBy: 'origin',
  catalogs: packages.map((folder) => ({
    path: `<rootDir>/${folder}/src/locales/{locale}`,
    include: [`${folder}/src`],
  })),
});
