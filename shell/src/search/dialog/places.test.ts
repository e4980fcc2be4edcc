import type { Permission, Release, ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { actionsOf, pagesOf, type Searcher } from './places.ts';

const site = {
  navigation: { main: [{ label: 'News', to: '/news' }], admin: [{ label: 'Users', to: '/users' }] },
  areasOff: [],
} as unknown as SiteConfiguration;
const remote = (name: string, more: Partial<Release>) =>
  ({ name, navigation: [], routes: [], ...more }) as unknown as Release;
const NEWS = remote('news', {
  routes: ['/news', '/news/create', '/news/tips'].map((path) => ({
    path,
    access: 'member' as const,
    title: path,
  })),
  actions: [
    {
      path: '/news/create',
      permission: 'news.write',
      label: { en: 'Write an article', de: 'Artikel schreiben' },
    },
    { path: '/news/tips', label: { en: 'Send a tip', de: 'Hinweis geben' } },
  ],
});
const STAFF = remote('staff', {
  routes: [
    { path: '/users', access: 'member', title: 'Users' },
    { path: '/team', access: { anyRole: ['STAFF'] }, title: 'Team' },
    { path: '/queue', access: 'member', title: 'Review queue' },
  ],
  navigation: [
    { area: 'admin', label: 'Users', to: '/users', order: 1, permission: 'users.read' },
    { area: 'team', label: 'Queue', to: '/queue', order: 2, permission: 'applications.review' },
  ],
  actions: [{ path: '/team', label: { en: 'See the team', de: 'Team ansehen' } }],
});
const set = { remotes: [NEWS, STAFF] } as ReleaseSet;
const OWN = { profile: 'Profil', settings: 'Einstellungen', notifications: 'Benachrichtigungen' };
const member = (roles: string[] = ['USER'], ...permissions: Permission[]): Searcher => ({
  signedIn: true,
  roles,
  permissions,
  remotePermissions: [],
});
const VISITOR: Searcher = { signedIn: false, roles: [], permissions: [], remotePermissions: [] };

it('finds the pages of the menus that a member may open, and the shell’s own', () => {
  const paths = (searcher: Searcher) =>
    pagesOf({ site, set, language: 'en' }, searcher, OWN).map(({ path }) => path);
  expect(paths(VISITOR)).toEqual(['/news']);
  expect(paths(member())).toEqual(['/news', '/profile', '/settings', '/notifications']);
  expect(paths(member(['STAFF'], 'users.read'))).toContain('/users');
  expect(
    pagesOf({ site, set, language: 'en' }, member(['STAFF'], 'applications.review'), OWN),
  ).toContainEqual({ path: '/queue', label: 'Review queue', names: expect.any(Array) });
  const settings = pagesOf({ site, set, language: 'de' }, member(), OWN).find(
    ({ path }) => path === '/settings',
  );
  expect(settings).toMatchObject({ label: 'Einstellungen', names: expect.arrayContaining(['Settings']) });
});

it('offers the actions that a member may take, in their language', () => {
  const labels = (searcher: Searcher, language = 'en') =>
    actionsOf({ site, set, language }, searcher).map(({ label }) => label);
  expect(labels(VISITOR)).toEqual([]);
  expect(labels(member())).toEqual(['Send a tip']);
  expect(labels(member(['AUTHOR'], 'news.write'), 'de')).toEqual(['Hinweis geben', 'Artikel schreiben']);
  expect(labels(member(['STAFF']))).toEqual(['Send a tip', 'See the team']);
  const without = { ...site, areasOff: ['news' as const] };
  expect(actionsOf({ site: without, set, language: 'en' }, member(['STAFF']))).toHaveLength(1);
  expect(actionsOf({ site, set: null, language: 'en' }, member())).toEqual([]);
});
