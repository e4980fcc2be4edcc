import type { Permission, Release, ReleaseSet, SiteConfiguration } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import { beforeAll, expect, it } from 'vitest';
import { nameOfPlace, navigationOf, onboardingPathOf, teamLinksOf } from './navigation.ts';

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
    teamLinksOf(places, { roles, permissions }).map(({ label }) => label);
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
    teamLinksOf(places, { roles, permissions });
  expect(linksOf(['ADMIN'], 'comments.moderate')).toEqual([{ label: 'Staff', to: '/staff', count: 'inbox' }]);
  expect(linksOf(['STAFF'], 'applications.review')).toMatchObject([{ to: '/staff' }]);
  expect(linksOf(['MODERATOR'], 'comments.moderate')).toEqual([
    { label: 'Inbox', to: '/inbox', count: 'inbox' },
  ]);
  expect(linksOf(['AUTHOR'], 'news.write')).toEqual([]);
});

it('labels a page by its link, then by its title, then by its section', () => {
  const set = { remotes: [] } as unknown as ReleaseSet;
  expect(nameOfPlace({ site, set, language: 'en' }, 'All the news', '/news')).toBe('News');
  expect(nameOfPlace({ site, set, language: 'en' }, 'An article', '/news/7')).toBe('An article');
  expect(nameOfPlace({ site, set, language: 'en' }, undefined, '/news/7')).toBe('News');
  expect(nameOfPlace({ site, set, language: 'en' }, undefined, '/nowhere')).toBe('/nowhere');
});
