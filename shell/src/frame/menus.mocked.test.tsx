// @vitest-environment happy-dom
import type { PageData, Permission, Release, ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';
import { type SessionActions, SessionActionsContext, useAuthStore } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { act, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageDataContext } from '../federation/page-data-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { TeamBar } from './team-bar.tsx';
import { useAccountLinks } from './use-menu-links.ts';

const site = {
  navigation: { main: [{ label: 'News', to: '/news' }], admin: [{ label: 'Users', to: '/users' }] },
  areasOff: [],
} as unknown as SiteConfiguration;
const DESK = {
  name: 'desk',
  routes: ['/here', '/users', '/queue', '/orders', '/'].map((path) => ({
    path,
    access: 'member',
    title: path,
  })),
  navigation: [
    { area: 'team', label: 'Users', to: '/users', order: 2, permission: 'users.read', pages: ['/here'] },
    {
      area: 'team',
      label: 'Queue',
      to: '/queue',
      order: 1,
      permission: 'applications.review',
      waiting: { endpoint: 'GET /api/reviews/counts', field: 'waiting' },
    },
    {
      area: 'mine',
      label: 'My orders',
      to: '/orders',
      order: 1,
      waiting: { endpoint: 'GET /api/submissions/counts', field: 'waiting' },
    },
    { area: 'tab', label: 'Home', to: '/', order: 1, icon: 'home' },
  ],
} as unknown as Release;
const served = vi.hoisted(() => ({ set: null as ReleaseSet | null }));
vi.mock('../federation/set/set-store.ts', () => ({ useReleaseSet: () => served.set }));

const actions = { signOut: vi.fn(), signIn: vi.fn(), error: null } as unknown as SessionActions;
const REVIEW_COUNTS = { waiting: 7, mine: 0, unassigned: 7, overdue: 0, appeals: 0 };

const inShell = (part: ReactNode) => (
  <PageDataContext value={{ site } as PageData}>
    <SessionActionsContext value={actions}>{part}</SessionActionsContext>
  </PageDataContext>
);
const render = (part: ReactNode, permissions: Permission[] = [], answers: Answers = {}) =>
  renderPage(inShell(part), { answers, permissions });

/** The bar isn't displayed in the window of tests, which is as wide as on a desk. */
const ON_PHONES = { hidden: true };

beforeEach(() => {
  served.set = { remotes: [DESK] } as ReleaseSet;
  localStorage.clear();
  delete document.documentElement.dataset.teamBar;
});

it('shows the bar on a page of the team, with counts and the current link', async () => {
  const { findByRole, container } = render(<TeamBar />, ['users.read', 'applications.review'], {
    'GET /api/reviews/counts': REVIEW_COUNTS,
  });
  const bar = await findByRole('navigation', { name: 'Team' });
  const [queue, users] = within(bar).getAllByRole('link');
  expect([queue?.getAttribute('href'), users?.getAttribute('href')]).toEqual(['/queue', '/users']);
  expect(users?.getAttribute('aria-current')).toBe('page');
  expect(queue?.hasAttribute('aria-current')).toBe(false);
  await waitFor(() => expect(queue?.textContent).toBe('Queue7, 7 wait'));
  await expectAccessible(container);
});

it('reserves the space of the bar only for members who had it before', async () => {
  const shown = render(<TeamBar />, ['users.read', 'applications.review']);
  expect(shown.container.querySelector('[data-team-bar-space]')).not.toBeNull();
  expect(document.documentElement.dataset.teamBar).toBeUndefined();
  await shown.findByRole('navigation', { name: 'Team' });
  expect(document.documentElement.dataset.teamBar).toBe('');
  expect(localStorage.getItem('team-bar')).toBe('shown');
  shown.unmount();
  const { container } = render(<TeamBar />, ['users.read']);
  await waitFor(() => expect(document.documentElement.dataset.teamBar).toBeUndefined());
  expect(localStorage.getItem('team-bar')).toBe('hidden');
  expect(container.querySelector('[data-team-bar-space], nav')).toBeNull();
});

it('shows no bar on other pages', async () => {
  served.set = {
    remotes: [{ ...DESK, navigation: DESK.navigation.map((link) => ({ ...link, pages: [] })) }],
  } as unknown as ReleaseSet;
  const { container } = render(<TeamBar />, ['users.read', 'applications.review']);
  await waitFor(() => expect(localStorage.getItem('team-bar')).toBe('shown'));
  expect(container.querySelector('nav')).toBeNull();
});

function Account() {
  const user = useAuthStore((auth) => auth.user);
  const links = useAccountLinks();
  return user && <AccountMenu user={user} links={links} />;
}

it('loads the counts of the account menu when it opens, and shows none that fails', async () => {
  const { calls, findByRole, getByRole, user } = render(<Account />, [], {
    'GET /api/submissions/counts': { waiting: 2 },
    'GET /api/notifications/unread': 500,
  });
  const button = await findByRole('button', { name: 'Account menu' });
  const counts = () => calls.filter(({ endpoint }) => /counts|unread/.test(endpoint));
  expect(counts()).toEqual([]);
  await user.click(button);
  const menu = await findByRole('menu');
  await waitFor(() =>
    expect(within(menu).getByRole('menuitem', { name: /^My orders/ }).textContent).toBe('My orders2, 2 wait'),
  );
  expect(
    within(getByRole('menu'))
      .getAllByRole('menuitem')
      .slice(1)
      .map((item) => item.textContent),
  ).toEqual(['Notifications', 'Profile', 'Settings', 'Log out']);
});

it('opens the account sheet from the bar of phones', async () => {
  const { findByRole, getByRole, user } = render(<TabBar />, ['users.read', 'applications.review']);
  const bar = getByRole('navigation', { name: 'Shortcuts', ...ON_PHONES });
  expect(
    within(bar)
      .getByRole('link', { name: 'Home', ...ON_PHONES })
      .getAttribute('href'),
  ).toBe('/');
  await user.click(await findByRole('button', { name: /Account menu/, ...ON_PHONES }));
  const sheet = await findByRole('dialog', { name: 'Account' });
  const names = within(sheet)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['My orders', 'Notifications', 'Profile', 'Settings', 'Users', 'Team']);
  expect(within(sheet).getByRole('button', { name: /theme/ })).toBeTruthy();
  expect(within(sheet).getByRole('button', { name: 'Log out' })).toBeTruthy();
});

it('leads visitors from the bar of phones to the sign-in page', () => {
  const { getByRole } = render(<TabBar />);
  act(() => useAuthStore.getState().clear());
  expect(getByRole('link', { name: /Log in/, ...ON_PHONES }).getAttribute('href')).toBe('/login');
});
