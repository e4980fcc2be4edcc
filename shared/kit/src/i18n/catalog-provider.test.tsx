import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { CatalogProvider } from './catalog-provider.tsx';
import { activateLanguage, addCatalog, type Catalog } from './catalogs.ts';
import { I18nProvider } from './i18n-provider.tsx';
import { Trans, useLingui } from './trans.tsx';

const catalogOf = (german: string): Catalog => ({
  en: { messages: { open: 'Open' } },
  de: async () => ({ messages: { open: german } }),
});
const shell: Catalog = { en: { messages: { all: 'All' } }, de: async () => ({ messages: { all: 'Alle' } }) };
const gallery = catalogOf('Öffnen');
const shop = catalogOf('Geöffnet');

function Page() {
  const { i18n } = useLingui();
  return (
    <p>
      <Trans id="open" />, {i18n._('open')}, <Trans id="all" />
    </p>
  );
}

const markupOf = (catalog: Catalog) =>
  renderToStaticMarkup(
    <I18nProvider>
      <CatalogProvider catalog={catalog}>
        <Page />
      </CatalogProvider>
    </I18nProvider>,
  );

beforeAll(async () => {
  await addCatalog(shell, { permanent: true });
  await addCatalog(gallery);
  await addCatalog(shop);
});

it('lets two packages translate the same English string differently', async () => {
  expect(markupOf(gallery)).toBe('<p>Open, Open, All</p>');
  await activateLanguage('de');
  expect(markupOf(gallery)).toBe('<p>Öffnen, Öffnen, Alle</p>');
  expect(markupOf(shop)).toBe('<p>Geöffnet, Geöffnet, Alle</p>');
});
