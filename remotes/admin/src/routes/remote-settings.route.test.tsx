import type { CurrentRemoteSettings, RemoteSettingsVersion } from '@boardwalk/contracts';
import { loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { RemoteSettingsRoute } from './remote-settings.route.tsx';

// Like the route's loader before the page renders.
beforeAll(() => loadForms());

const CURRENT: CurrentRemoteSettings = {
  remote: 'polls',
  version: 2,
  at: '2026-11-30T10:00:00.000Z',
  properties: {
    intro: { type: 'string', label: { en: 'Introduction' }, maxLength: 200, default: 'Vote!', public: true },
    maxOptions: { type: 'integer', label: 'Options', minimum: 2, maximum: 20, default: 5 },
    closed: { type: 'boolean', label: 'Closed', default: false },
    order: { type: 'string', label: 'Order', enum: ['newest', 'votes'], default: 'newest' },
  },
  values: { intro: 'Your say', maxOptions: 5, closed: false, order: 'votes' },
};
const VERSIONS: RemoteSettingsVersion[] = [2, 1].map((number) => ({
  number,
  kind: 'saved',
  from: null,
  changed: ['intro'],
  at: '2026-11-30T10:00:00.000Z',
  by: { username: 'nora.h', fullName: 'Nora Halloran', avatarUrl: null },
}));

const page = (answers: Answers = {}, permissions: ['site.manage'] | [] = ['site.manage']) =>
  renderPage(<RemoteSettingsRoute />, {
    answers: {
      'GET /api/remote-settings/:name': CURRENT,
      'GET /api/remote-settings/:name/versions': { items: VERSIONS, nextCursor: null },
      ...answers,
    },
    permissions,
  });

it('shows a field for each setting with its value', async () => {
  const { findByLabelText, getByLabelText, getByText, container } = page();
  expect((await findByLabelText('Introduction')) as HTMLInputElement).toHaveProperty('value', 'Your say');
  expect(getByLabelText(/^Options/)).toHaveProperty('value', '5');
  const choices = [...(getByLabelText('Order') as HTMLSelectElement).options].map(({ value }) => value);
  expect(choices).toEqual(['newest', 'votes']);
  expect(getByText('Visible in pages')).toBeTruthy();
  await expectAccessible(container);
});

it('says that an app has no settings', async () => {
  const { findByText } = page({
    'GET /api/remote-settings/:name': { ...CURRENT, properties: {}, values: {} },
  });
  await findByText('This app has no settings');
});
