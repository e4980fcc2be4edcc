import type { Permission, Release, ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import { beforeAll, expect, it } from 'vitest';
import {
  adminLinksOf,
  currentTeamLink,
  isTeamPage,
  mineLinksOf,
  nameOfPlace,
  navigationOf,
  onboardingPathOf,
  tabsOf,
  teamLinksOf,
  teamMenuLinksOf,
} from './navigation.ts';

beforeAll(() => i18n.activate('en'));

const bringing = (name: string, ...navigation: Release['navigation']) => ({ name, navigation }) as Release;
const site = {
  navigation: {
    main: [
      { label: 'Home', to: '/' },
      { label: 'News', to: '/news' },
    ],
    admin: [{ label: 'Users', to: '/users' }],
  },
  areasOff: [],
} as unknown as SiteConfiguration;

it('keeps the community’s order and adds the links of remotes, once', () => {
  const set = {
    remotes: [
      bringing('shop', { area: 'main', label: 'Shop', to: '/shop', order: 90 }),
      bringing('arcade', { area: 'main', label: 'Arcade', to: '/arcade', order: 50 }),
      bringing('home', { area: 'main', label: 'Start', to: '/', order: 1 }),
      bringing('staff', { area: 'admin', label: 'Users', to: '/users', order: 1 }),
    ],
  } as ReleaseSet;
  expect(navigationOf({ site, set, language: 'en' }, 'main').map(({ label }) => label)).toEqual([
    'Home',
    'News',
    'Arcade',
    'Shop',
  ]);
  expect(navigationOf({ site, set, language: 'en' }, 'admin').map(({ label }) => label)).toEqual(['Users']);
});

it('finds the first onboarding page, which is in no menu', () => {
  const welcomes = (to: string, order: number) =>
    bringing(to.slice(1), { area: 'onboarding', label: 'Welcome', to, order });
  const set = { remotes: [welcomes('/tour', 20), welcomes('/welcome', 10)] } as ReleaseSet;
  expect(onboardingPathOf(set)).toBe('/welcome');
  const labels = (['main', 'admin'] as const).flatMap((area) =>
    navigationOf({ site, set, language: 'en' }, area),
  );
  expect(labels.map(({ to }) => to)).not.toContain('/welcome');
  expect(onboardingPathOf({ remotes: [] })).toBeUndefined();
  expect(onboardingPathOf(null)).toBeUndefined();
});

it('gives a member the admin links that they may open', () => {
  const set = {
    remotes: [
      {
        ...bringing('staff', {
          area: 'admin',
          label: 'Users',
          to: '/users',
          order: 1,
          permission: 'users.read',
        }),
        routes: [],
      },
    ] as unknown[],
  } as ReleaseSet;
  const admin = ['Users', 'Dashboard', 'Settings', 'Staff'];
  const links = admin.map((label) => ({
    label,
    to: label === 'Dashboard' ? '/admin/dashboard' : `/${label.toLowerCase()}`,
  }));
  const places = {
    language: 'en',
    site: { navigation: { main: [], admin: links }, areasOff: [] } as unknown as SiteConfiguration,
    set,
  };
  const labelsOf = (roles: string[], ...permissions: Permission[]) =>
    adminLinksOf(places, { roles, permissions, remotePermissions: [] }).map(({ label }) => label);
  expect(labelsOf(['OWNER'])).toEqual(['Users', 'Dashboard', 'Staff']);
  expect(labelsOf(['ADMIN'])).toEqual(['Users', 'Dashboard', 'Staff']);
  expect(labelsOf(['STAFF'], 'users.read')).toEqual(['Users', 'Staff']);
  expect(labelsOf(['MODERATOR'], 'users.read')).toEqual(['Users']);
  expect(labelsOf(['USER'])).toEqual([]);
});

it('shows a count on the first of several links that a member may open', () => {
  const remote = {
    ...bringing(
      'staff',
      { area: 'admin', label: 'Staff', to: '/staff', order: 1, count: 'inbox' },
      { area: 'admin', label: 'Inbox', to: '/inbox', order: 2, permission: 'inbox', count: 'inbox' },
    ),
    routes: [{ path: '/staff', access: { anyRole: ['ADMIN', 'STAFF'] }, title: 'Staff' }],
  };
  const places = {
    language: 'en',
    site: {
      navigation: { main: [], admin: [{ label: 'Staff', to: '/staff' }] },
      areasOff: [],
    } as unknown as SiteConfiguration,
    set: { remotes: [remote as unknown] } as ReleaseSet,
  };
  const linksOf = (roles: string[], ...permissions: Permission[]) =>
    adminLinksOf(places, { roles, permissions, remotePermissions: [] });
  expect(linksOf(['ADMIN'], 'comments.moderate')).toEqual([{ label: 'Staff', to: '/staff', count: 'inbox' }]);
  expect(linksOf(['STAFF'], 'applications.review')).toMatchObject([{ to: '/staff' }]);
  expect(linksOf(['MODERATOR'], 'comments.moderate')).toEqual([
    { label: 'Inbox', to: '/inbox', count: 'inbox' },
  ]);
  expect(linksOf(['AUTHOR'], 'news.write')).toEqual([]);
});

const DESK = {
  ...bringing(
    'desk',
    {
      area: 'team',
      label: 'Users',
      to: '/users',
      order: 20,
      permission: 'users.read',
      pages: ['/users/:id'],
    },
    {
      area: 'team',
      label: { en: 'Inbox', de: 'Posteingang' },
      to: '/inbox',
      order: 10,
      permission: 'inbox',
      count: 'inbox',
      pages: ['/staff'],
    },
    { area: 'mine', label: 'My cases', to: '/cases', order: 1 },
    { area: 'tab', label: 'Cases', to: '/cases', order: 2, icon: 'star' },
    { area: 'tab', label: 'Home', to: '/', order: 1, icon: 'home' },
  ),
  routes: ['/users', '/users/:id', '/inbox', '/staff', '/cases'].map((path) => ({
    path,
    access: 'member',
    title: path,
  })),
};
const deskSet = { remotes: [DESK as unknown] } as ReleaseSet;
const desk = { language: 'de', site, set: deskSet };

it('returns the links of the team’s bar by permission, in their order', () => {
  const labels = (...permissions: Permission[]) =>
    teamLinksOf(desk, { permissions, remotePermissions: [] }).map(({ label }) => label);
  expect(labels('users.read', 'comments.moderate')).toEqual(['Posteingang', 'Users']);
  expect(labels('users.read')).toEqual(['Users']);
  expect(labels()).toEqual([]);
});

it('finds the link of a page of the team by its route', () => {
  const links = teamLinksOf(desk, {
    permissions: ['users.read', 'comments.moderate'],
    remotePermissions: [],
  });
  const current = (path: string) => currentTeamLink(links, deskSet, path)?.to;
  expect(current('/users')).toBe('/users');
  expect(current('/users/42')).toBe('/users');
  expect(current('/staff')).toBe('/inbox');
  expect(current('/cases')).toBeUndefined();
  expect(isTeamPage(deskSet, '/users/42')).toBe(true);
  expect(isTeamPage(deskSet, '/cases')).toBe(false);
  expect(isTeamPage(null, '/users')).toBe(false);
});

it('adds one link to the team’s pages to the account menu, unless an admin link leads there', () => {
  const menu = (links: { label: string; to: string }[], roles: string[], ...permissions: Permission[]) =>
    teamMenuLinksOf(
      { ...desk, site: { ...site, navigation: { main: [], admin: links } } },
      { roles, permissions, remotePermissions: [] },
    ).map(({ label, count }) => [label, count]);
  const users = { label: 'Users', to: '/users' };
  expect(menu([users], ['MODERATOR'], 'users.read', 'comments.moderate')).toEqual([
    ['Users', undefined],
    ['Team', 'inbox'],
  ]);
  expect(menu([{ label: 'Staff', to: '/staff' }], ['ADMIN'], 'users.read', 'comments.moderate')).toEqual([
    ['Staff', undefined],
  ]);
  expect(menu([], ['MODERATOR'], 'comments.moderate')).toEqual([['Posteingang', 'inbox']]);
  expect(menu([], ['USER'])).toEqual([]);
});

it('returns the member’s own links and the tabs of phones', () => {
  expect(mineLinksOf(desk).map(({ to }) => to)).toEqual(['/cases']);
  expect(tabsOf(desk).map(({ to, icon }) => [to, icon])).toEqual([
    ['/', 'home'],
    ['/cases', 'star'],
  ]);
});

it('labels a page by its link, then by its title, then by its section', () => {
  const set = { remotes: [] } as unknown as ReleaseSet;
  expect(nameOfPlace({ site, set, language: 'en' }, 'All the news', '/news')).toBe('News');
  expect(nameOfPlace({ site, set, language: 'en' }, 'An article', '/news/7')).toBe('An article');
  expect(nameOfPlace({ site, set, language: 'en' }, undefined, '/news/7')).toBe('News');
  expect(nameOfPlace({ site, set, language: 'en' }, undefined, '/nowhere')).toBe('/nowhere');
});

it('shows links and pages with a permission of a remote to its holders', () => {
  const polls = {
    ...bringing(
      'polls',
      { area: 'admin', label: 'Polls', to: '/polls/desk', order: 1 },
      { area: 'team', label: 'Poll desk', to: '/polls/desk', order: 1, permission: 'polls.manage' },
    ),
    routes: [{ path: '/polls/desk', access: { permission: 'polls.manage' }, title: 'Poll desk' }],
  };
  const places = {
    language: 'en',
    site: { navigation: { main: [], admin: [] }, areasOff: [] } as unknown as SiteConfiguration,
    set: { remotes: [polls as unknown] } as ReleaseSet,
  };
  const linksOf = (remotePermissions: 'all' | string[]) => {
    const rights = { roles: ['USER'], permissions: [], remotePermissions };
    return [...adminLinksOf(places, rights), ...teamLinksOf(places, rights)].map(({ label }) => label);
  };
  expect(linksOf(['polls.manage'])).toEqual(['Polls', 'Poll desk']);
  expect(linksOf('all')).toEqual(['Polls', 'Poll desk']);
  expect(linksOf(['quests.manage'])).toEqual([]);
});
