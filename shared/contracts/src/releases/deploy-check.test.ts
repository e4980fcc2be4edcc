import { describe, expect, it } from 'vitest';
import { deployFindings, filesWithoutIntegrity, type LiveSite } from './deploy-check.ts';
import type { ReleaseDescription } from './release-description.ts';

const file = (packed: number) => ({ bytes: packed * 3, packed, hash: 'A'.repeat(64) });

function release(change: Partial<ReleaseDescription> = {}): ReleaseDescription {
  return {
    name: 'news',
    kit: '^1.0.0',
    routes: [{ path: '/news', access: 'public', title: 'News' }],
    navigation: [{ area: 'main', label: 'News', to: '/news', order: 10 }],
    budgets: { entry: 16_000, page: 60_000 },
    version: '1.0.0-abc',
    container: 'news_1_0_0_abc',
    entry: 'remote-entry.js',
    preload: ['assets/remote.js'],
    commit: null,
    builtAt: '2026-11-01T12:00:00.000Z',
    builtWithKit: '1.0.0',
    bundled: ['lucide-react'],
    files: { 'remote-entry.js': file(11_000), 'assets/remote.js': file(20_000) },
    ...change,
  };
}

const site: LiveSite = {
  kits: ['1.0.0'],
  shellPaths: ['/profile'],
  ownOrigins: ['https://site.example.org', 'https://sign-in.example.org'],
  others: [
    {
      name: 'press',
      routes: [{ path: '/press/:id', access: 'public', title: 'Press' }],
      navigation: [{ area: 'main', label: 'Press', to: '/press', order: 1 }],
    },
  ],
};

const codes = (change: Partial<ReleaseDescription>, live: LiveSite = site) =>
  deployFindings(release(change), live).map(({ code }) => code);

describe('deployFindings', () => {
  it('accepts a valid release', () => expect(codes({})).toEqual([]));

  it('checks the kit against every shell that is still live', () => {
    expect(codes({ kit: '^2.0.0' })).toEqual(['kit-too-new']);
    expect(codes({ kit: '^1.4.0', builtWithKit: '1.4.0' }, { ...site, kits: ['1.4.0', '1.0.0'] })).toEqual([
      'kit-too-new',
    ]);
    expect(codes({}, { ...site, kits: ['2.1.0'] })).toEqual(['kit-too-old']);
    expect(codes({ builtWithKit: '2.0.0' })).toEqual(['kit-unlike-build']);
  });

  it('rejects slots whose module isn’t exposed, whose row leads astray, and whose permission is unknown', () => {
    const slot = { slot: 'event.page.aside' as const, module: './poll', height: { base: 100, md: 100 } };
    const row = { slot: 'account.menu' as const, module: './poll', title: 'Poll', to: '/news' };
    const modules = { './poll': ['assets/remote.js'] };
    expect(codes({ slots: [slot, row], modules })).toEqual([]);
    expect(codes({ slots: [slot] })).toEqual(['module-missing']);
    expect(codes({ slots: [slot], modules: { './poll': ['assets/gone.js'] } })).toEqual(['module-missing']);
    expect(codes({ slots: [{ ...row, to: '/press' }], modules })).toEqual(['slot-astray']);
    const access = { permission: 'news.polls' };
    expect(codes({ slots: [{ ...slot, access }], modules })).toEqual(['permission-undeclared']);
    expect(
      codes({
        slots: [
          { ...slot, access },
          { ...row, access: { permission: 'events.publish' } },
        ],
        modules,
        permissions: [{ key: 'news.polls', label: 'Polls' }],
      }),
    ).toEqual([]);
  });

  it('rejects frames with the site or its sign-in', () => {
    const embeds = (...origins: string[]) => ({ embeds: origins.map((origin) => ({ name: 'x', origin })) });
    expect(codes(embeds('https://player.vimeo.com'))).toEqual([]);
    expect(codes(embeds('https://site.example.org', 'https://sign-in.example.org'))).toEqual([
      'embed-own',
      'embed-own',
    ]);
  });

  it('reports both owners of one path', () => {
    const [finding] = deployFindings(
      release({ routes: [{ path: '/press/:slug', access: 'public', title: 'x' }], navigation: [] }),
      site,
    );
    expect(finding?.what).toBe('"news" claims /press/:slug, which belongs to the remote "press".');
    expect(codes({ routes: [{ path: '/profile', access: 'member', title: 'x' }], navigation: [] })).toEqual([
      'path-taken',
    ]);
  });

  it('rejects a path that is claimed twice, links to unknown pages and links to other remotes', () => {
    const route = { path: '/news', access: 'public' as const, title: 'News' };
    expect(codes({ routes: [route, route] })).toEqual(['path-taken']);
    const link = (to: string) => [{ area: 'main' as const, label: 'x', to, order: 1 }];
    expect(codes({ navigation: link('/nowhere') })).toEqual(['link-astray']);
    expect(codes({ navigation: link('/press') })).toEqual(['link-taken']);
  });

  it('identifies a link by its path, because its label may be translated', () => {
    const label = { en: 'Nowhere', de: 'Nirgends' };
    const navigation = [{ area: 'main' as const, label, to: '/nowhere', order: 1 }];
    const [finding] = deployFindings(release({ navigation }), site);
    expect(finding?.where).toBe('remote.json, navigation, /nowhere');
  });

  it('rejects duplicate packages, exceeded budgets, misnamed containers and missing files', () => {
    expect(codes({ bundled: ['react', 'lodash'] })).toEqual(['second-copy']);
    expect(codes({ budgets: { entry: 10_000, page: 60_000 } })).toEqual(['budget-broken']);
    expect(codes({ budgets: { entry: 16_000, page: 900_000 } })).toEqual(['budget-too-large']);
    expect(codes({ container: 'news' })).toEqual(['container-misnamed']);
    expect(codes({ files: { 'remote-entry.js': file(1) } })).toEqual(['files-missing']);
  });
});

it('reports scripts and styles without a hash in the entry', () => {
  const files = {
    'remote-entry.js': file(1),
    'assets/a.js': { ...file(1), hash: 'a'.repeat(64) },
    'assets/b.css': { ...file(1), hash: 'b'.repeat(64) },
    'assets/picture.avif': file(1),
    'server/remote.js': { ...file(1), hash: 'c'.repeat(64) },
  };
  const text = `{1:"sha384-${'a'.repeat(64)}"}`;
  expect(filesWithoutIntegrity({ entry: 'remote-entry.js', files }, text)).toEqual(['assets/b.css']);
});

it('accepts permissions with the name of the remote, and calls that need one of these', () => {
  const label = 'Shop';
  const calls = (permission: string) => ({ calls: [{ call: 'GET /shop', access: { permission } }] });
  expect(codes({ permissions: [{ key: 'news.shop', label }], backend: calls('news.shop') })).toEqual([]);
  expect(codes({ permissions: [{ key: 'press.shop', label }] })).toEqual(['permission-foreign']);
  // A permission of the site.
  expect(codes({ permissions: [{ key: 'news.write', label }] })).toEqual(['permission-taken']);
  expect(codes({ backend: calls('news.shop') })).toEqual(['permission-undeclared']);
});

it('accepts pages that need a permission of the site or a declared one', () => {
  const actions = (permission: 'news.shop' | 'news.write') => [
    { path: '/news/create', label: 'Write', permission },
  ];
  const permissions = [{ key: 'news.shop', label: 'Shop' }];
  expect(codes({ permissions, actions: actions('news.shop') })).toEqual([]);
  expect(codes({ actions: actions('news.write') })).toEqual([]);
  expect(codes({ actions: actions('news.shop') })).toEqual(['permission-undeclared']);
});
