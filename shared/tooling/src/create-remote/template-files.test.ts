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
});

it('leaves no blank in any file or name', () => {
  for (const [path, content] of Object.entries(files)) expect(`${path} ${content}`).not.toMatch(/__[A-Z]+__/);
});

it('has every word in every catalogue, in German too', () => {
  const [en = '', de = '', pseudo = ''] = ['en', 'de', 'en-XA'].map(
    (language) => files[`src/locales/${language}.po`],
  );
  expect(messageIds(en)).toHaveLength(5);
  expect(messageIds(de)).toEqual(messageIds(en));
  expect(messageIds(pseudo)).toEqual(messageIds(en));
  expect(emptyEntries(de)).toEqual([]);
  const said = Object.entries(files)
    .filter(([path]) => path.endsWith('.tsx'))
    .map(([, content]) => content)
    .join();
  for (const id of messageIds(en)) expect(said).toContain(id);
});
