import { remoteManifestSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { emptyEntries, messageIds } from '../i18n/catalogue.ts';
import { filesOf } from './template-files.ts';

const files = filesOf({ name: 'real-estate', title: 'Café & Co', path: '/city/homes', order: 100 });

it('writes a remote that the shell can read', () => {
  expect(remoteManifestSchema.parse(JSON.parse(files['remote.json'] ?? ''))).toMatchObject({
    name: 'real-estate',
    routes: [{ path: '/city/homes', access: 'public', title: 'Café & Co' }],
    navigation: [{ label: 'Café & Co', to: '/city/homes', order: 100 }],
  });
  expect(files['src/remote.tsx']).toContain("path: '/city/homes', Component: RealEstateRoute");
  expect(files['src/routes/real-estate.route.tsx']).toContain('export function RealEstateRoute()');
  expect(files['src/routes/real-estate.route.test.tsx']).toContain('renderPage(<RealEstateRoute />');
});

it('leaves no blank in any file or name', () => {
  for (const [path, content] of Object.entries(files)) expect(`${path} ${content}`).not.toMatch(/__[A-Z]+__/);
});

it('has every message in every catalog, in German too', () => {
  const [en = '', de = ''] = ['en', 'de'].map((language) => files[`src/locales/${language}.po`]);
  expect(messageIds(en)).toHaveLength(5);
  expect(messageIds(de)).toEqual(messageIds(en));
  expect(emptyEntries(de)).toEqual([]);
  const sources = Object.entries(files)
    .filter(([path]) => path.endsWith('.tsx'))
    .map(([, content]) => content)
    .join();
  for (const id of messageIds(en)) expect(sources).toContain(id);
});

const SITE = 'https://meridian.example';
const alone = filesOf(
  { name: 'shop', title: 'Shop', path: '/shop', order: 100 },
  {
    site: SITE,
    kit: { version: '7.1.0', address: `${SITE}/packages/boardwalk-kit-7.1.0.tgz` },
    cli: { version: '2.0.0', address: `${SITE}/packages/boardwalk-cli-2.0.0.tgz` },
    versions: { react: '19.3.1', typescript: '7.0.2' },
  },
);

it('writes a repository of its own with the site’s packages and kit', () => {
  expect(JSON.parse(alone['package.json'] ?? '')).toMatchObject({
    boardwalk: { site: SITE },
    devDependencies: {
      '@boardwalk/kit': `${SITE}/packages/boardwalk-kit-7.1.0.tgz`,
      '@boardwalk/cli': `${SITE}/packages/boardwalk-cli-2.0.0.tgz`,
      react: '19.3.1',
      typescript: '7.0.2',
    },
  });
  expect(JSON.parse(alone['remote.json'] ?? '')).toMatchObject({
    $schema: './node_modules/@boardwalk/cli/remote.schema.json',
    name: 'shop',
    kit: '^7.1.0',
  });
  expect(alone['.gitignore']).toContain('*.tsbuildinfo');
  expect(alone['.github/workflows/release.yml']).toContain(`vars.BOARDWALK_SITE || '${SITE}'`);
});

it('leaves nothing of a checkout in it', () => {
  for (const [path, content] of Object.entries(alone)) {
    expect(`${path} ${content}`).not.toMatch(
      /workspace:|"catalog:|\.\.\/\.\.\/(shared|tsconfig)|remotes\/shop\//,
    );
    expect(`${path} ${content}`).not.toMatch(/__[A-Z_]+__/);
  }
});
