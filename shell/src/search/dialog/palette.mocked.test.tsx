// @vitest-environment happy-dom
import type {
  PageData,
  Release,
  ReleaseSet,
  SearchGroup,
  SearchHit,
  SiteConfiguration,
} from '@boardwalk/contracts';
import { type SessionActions, SessionActionsContext, useSearchDialog } from '@boardwalk/kit';
import { type Answers, expectAccessible, refused, renderPage, within } from '@boardwalk/kit/testing';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageDataContext } from '../../federation/page-data-context.ts';
import { Palette } from './palette.tsx';
import { readRecent } from './recent.ts';

const site = {
  navigation: { main: [{ label: 'News', to: '/news' }], admin: [] },
  areasOff: [],
  applicationPath: '/forms/application',
  languages: ['en', 'de'],
} as unknown as SiteConfiguration;
const NEWS = {
  name: 'news',
  navigation: [],
  routes: ['/news', '/news/create', '/news/:id'].map((path) => ({ path, access: 'member', title: path })),
  actions: [
    {
      path: '/news/create',
      permission: 'news.write',
      label: { en: 'Write an article', de: 'Artikel schreiben' },
    },
  ],
} as unknown as Release;
const set = { remotes: [NEWS] } as ReleaseSet;
const actions = { signOut: vi.fn(), signIn: vi.fn(), error: null } as unknown as SessionActions;

/** Called for each rendering of a row. */
const onRow = vi.hoisted(() => vi.fn());
vi.mock('./entry-icon.tsx', async (original) => {
  const { EntryIcon } = await original<typeof import('./entry-icon.tsx')>();
  return {
    EntryIcon(props: ComponentProps<typeof EntryIcon>) {
      onRow();
      return <EntryIcon {...props} />;
    },
  };
});
vi.mock('../../federation/set/set-store.ts', () => ({ useReleaseSet: () => set }));

const hit = (path: string, title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  path,
  title,
  detail: '',
  excerpt: null,
  at: null,
  person: null,
  mark: null,
  ...more,
});
const group = (
  kind: SearchGroup['kind'],
  items: SearchHit[],
  more: Partial<SearchGroup> = {},
): SearchGroup => ({
  kind,
  items,
  all: null,
  missing: false,
  ...more,
});
const RULES = group('rule', [hit('/docs/rules#R2.4', 'R2.4 Value your life.', { detail: 'Roleplay' })]);
const ARTICLES = group(
  'article',
  [
    hit('/news/ferry', 'The ferry is late', {
      excerpt: ['It was the ', 'ferry', ' again.'],
      at: '2026-11-23T12:00:00.000Z',
    }),
  ],
  { all: '/news?search=ferry' },
);

const onClose = vi.fn();
const onLeave = vi.fn();
beforeEach(() => vi.clearAllMocks());

function renderPalette(answers: Answers, permissions: 'news.write'[] = [], initial = '') {
  useSearchDialog.getState().open(initial);
  return renderPage(
    <SessionActionsContext value={actions}>
      <PageDataContext value={{ site } as PageData}>
        <Palette input={{ current: null }} onClose={onClose} onLeave={onLeave} />
      </PageDataContext>
    </SessionActionsContext>,
    { answers, permissions, site },
  );
}

it('offers actions and all pages before anything is typed', async () => {
  const { findByRole, getAllByRole, container } = renderPalette({}, ['news.write']);
  const list = await findByRole('listbox', { name: 'Results' });
  await within(list).findByRole('option', { name: 'Write an article' });
  const names = getAllByRole('group').map((one) => one.firstElementChild?.textContent);
  expect(names).toEqual(['Actions', 'Pages']);
  expect(within(list).getByRole('option', { name: 'News' }).getAttribute('href')).toBe('/news');
  await expectAccessible(container);
});

it('shows the site’s results, opens the marked one on Enter, and lists it as recent next time', async () => {
  const answers: Answers = { 'GET /api/search': { groups: [RULES, ARTICLES] } };
  const { findByRole, getByRole, user, router, container } = renderPalette(answers);
  const field = await findByRole('combobox', { name: 'Search' });
  await user.type(field, 'ferry');
  const rule = await findByRole('option', { name: /R2\.4/ });
  expect(field.getAttribute('aria-activedescendant')).toBe(rule.id);
  expect(getByRole('option', { name: 'All results in News' }).getAttribute('href')).toBe(
    '/news?search=ferry',
  );
  expect(container.querySelector('mark')?.textContent).toBe('ferry');
  await expectAccessible(container);
  await user.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/news/ferry');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(readRecent('auth0|kay')).toEqual([
    { path: '/news/ferry', kind: 'article', title: 'The ferry is late', detail: '' },
  ]);
});

it('waits for the response if Enter comes first, and never opens a result of another text', async () => {
  const answers: Answers = { 'GET /api/search': { groups: [ARTICLES] } };
  const { findByRole, user, router } = renderPalette(answers);
  const field = await findByRole('combobox', { name: 'Search' });
  await user.type(field, 'ferry');
  await findByRole('option', { name: /The ferry is late/ });
  answers['GET /api/search'] = { groups: [RULES] };
  await user.clear(field);
  await user.type(field, 'r2.4{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/docs/rules');
  expect(onLeave).toHaveBeenCalledOnce();
});

it('opens the marked one in a new tab, and stays open', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { findByRole, user } = renderPalette({ 'GET /api/search': { groups: [RULES] } }, [], 'r2.4');
  await findByRole('option', { name: /R2\.4/ });
  (await findByRole('combobox', { name: 'Search' })).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/docs/rules#R2.4', '_blank', 'noopener');
  expect(onLeave).not.toHaveBeenCalled();
});

it('states that nothing was found, and that an area could not be searched', async () => {
  const answers: Answers = { 'GET /api/search': { groups: [] } };
  const { findByRole, findByText, getByRole, user, container } = renderPalette(answers);
  const field = await findByRole('combobox', { name: 'Search' });
  await user.type(field, 'x');
  await findByText('Type at least two letters.');
  await user.type(field, 'yzzy');
  await findByText('Nothing found for “xyzzy”');
  await expectAccessible(container);
  answers['GET /api/search'] = { groups: [RULES, group('article', [], { missing: true })] };
  await user.type(field, 'x');
  await findByText('Not searched this time: News.');
  answers['GET /api/search'] = { groups: [RULES, ARTICLES] };
  await user.click(getByRole('button', { name: 'Try again' }));
  await findByRole('option', { name: /The ferry is late/ });
});

it('states that the search failed, and retries', async () => {
  const answers: Answers = { 'GET /api/search': refused('UNAVAILABLE') };
  const { findByRole, findByText, user } = renderPalette(answers);
  await user.type(await findByRole('combobox', { name: 'Search' }), 'ferry');
  await findByText(/The search failed/);
  answers['GET /api/search'] = { groups: [ARTICLES] };
  await user.click(await findByRole('button', { name: 'Try again' }));
  await findByRole('option', { name: /The ferry is late/ });
});

it('runs an action immediately', async () => {
  const { findByRole, user } = renderPalette({});
  await user.type(await findByRole('combobox', { name: 'Search' }), 'log out');
  await user.click(await findByRole('option', { name: 'Log out' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(actions.signOut).toHaveBeenCalledOnce();
});

it('renders two rows when an arrow key marks another one', async () => {
  const { findByRole, user } = renderPalette(
    { 'GET /api/search': { groups: [RULES, ARTICLES] } },
    [],
    'ferry',
  );
  await findByRole('option', { name: /The ferry is late/ });
  (await findByRole('combobox', { name: 'Search' })).focus();
  onRow.mockClear();
  await user.keyboard('{ArrowDown}');
  expect((await findByRole('option', { name: /The ferry is late/ })).getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(onRow).toHaveBeenCalledTimes(2);
});
