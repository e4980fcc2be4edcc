import { addCatalog, i18n } from '@boardwalk/kit';
import { expect, it, vi } from 'vitest';

const catalogOf = vi.hoisted(() => (english: string, german: string) => ({
  en: { messages: { terms: english } },
  de: async () => ({ messages: { terms: german } }),
}));
vi.mock('./catalog.ts', () => ({ shellCatalog: catalogOf('Terms', 'Nutzungsbedingungen') }));

import { EMPTY_JOB } from './empty-job.ts';
import { render } from './server.tsx';

it('keeps the shell’s strings when a page adds its own during a rendering', async () => {
  const loader = async () => {
    await addCatalog(catalogOf('Terms', 'Bedingungen'));
    return null;
  };
  const routes = [{ path: '/', loader, element: null }];
  const job = { ...EMPTY_JOB, reader: { session: false, language: 'de' as const } };
  await render(job, { routes, catalog: { en: { messages: {} } } });
  expect([i18n.locale, i18n.messages.terms]).toEqual(['de', 'Nutzungsbedingungen']);
});
