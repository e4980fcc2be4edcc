import type { EventCard } from '@boardwalk/contracts';
import { useAuthStore } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, within } from '@boardwalk/kit/testing';
import { expect, it, vi } from 'vitest';
import { HomeRoute } from './home.route.tsx';

const NORA = { username: 'nora', fullName: 'Nora Quayle', avatarUrl: null };
const AT = '2026-12-03T19:30:00.000Z';
const ID = '00000000-0000-4000-8000-00000000000';

const SITE = {
  name: 'Meridian RP',
  shortName: 'Meridian',
  city: 'Meridian',
  tagline: 'A harbour city.',
  description: 'Roleplay on the coast.',
  chatName: 'Discord',
  chatInviteUrl: 'https://chat.test/join',
  applicationPath: '/apply',
  jobPaths: '25+',
  navigation: { main: [{ label: 'News', to: '/news' }], admin: [] },
  stats: {
    guilds: { label: 'Guilds', value: '125+' },
    regions: { label: 'Regions', value: '8' },
    dailyPlayers: { label: 'Daily Players', value: '5,600+' },
  },
};

const eventAt = (number: number, title: string, answer: EventCard['answer'] = null) =>
  ({
    id: `${ID}${number}`,
    title,
    startsAt: AT,
    endsAt: AT,
    zone: 'Europe/Berlin',
    place: { district: 'ropewalk', point: { x: 895, y: 700 }, name: 'Pier 9' },
    answer,
  }) as unknown as EventCard;

const PROPERTY = {
  id: `${ID}7`,
  code: 'LQ-101',
  title: 'Over the bakery',
  district: 'lantern-quay',
  image: null,
  guidePrice: 90_000,
  listing: { id: `${ID}8`, kind: 'auction', state: 'active', price: 42_000, endsAt: AT },
};

const ANSWERS = {
  'GET /api/server-status': {
    state: 'online',
    players: 31,
    slots: 64,
    queue: 0,
    connect: 'play.meridian.test',
    at: AT,
  },
  'GET /api/users/activity': { activeNow: 4, joinedThisWeek: 2, measuredAt: AT },
  'GET /api/users/count': { count: 62 },
  'GET /api/streams': {
    items: [{ id: `${ID}1`, person: NORA, title: 'Night watch', character: 'Pike', startedAt: AT }],
  },
  'GET /api/events/upcoming': {
    items: [eventAt(2, 'Tug race'), eventAt(3, 'Net-mending'), eventAt(4, 'Third')],
  },
  'GET /api/articles': {
    items: [
      {
        id: `${ID}5`,
        slug: 'trial',
        title: 'Trial opens',
        summary: 'With a ladder.',
        cover: null,
        author: NORA,
        publishedAt: AT,
      },
    ],
    nextCursor: null,
  },
  'GET /api/properties/market': { sale: 3, rent: 2, auction: 1, nextAuction: PROPERTY },
  'GET /api/users/online': { items: [NORA] },
  'GET /api/properties/map': {
    points: [
      ['LQ-101', 505, 276, 42_000, 'auction'],
      ['LQ-102', 520, 280, 500, 'rent'],
      ['TW-101', 988, 338, 90_000, 'sale'],
    ],
    complete: true,
  },
  'GET /api/forms': {
    items: [
      {
        kind: 'whitelist',
        standing: { submission: { id: 'one', state: 'approved' }, mayBegin: false, retryAt: null },
      },
    ],
  },
  'GET /api/events/mine': { items: [eventAt(2, 'Tug race', 'going')], nextCursor: null },
  'GET /api/offers': { items: [{ state: 'pending' }, { state: 'declined' }], nextCursor: null },
  'GET /api/notifications/unread': { count: 3 },
  'GET /api/listings/bid-on': {
    items: [
      { id: `${ID}8`, property: PROPERTY, leading: false },
      { id: `${ID}9`, property: { ...PROPERTY, code: 'TW-101', title: 'Net loft' }, leading: true },
    ],
    nextCursor: null,
  },
} as unknown as Answers;

const home = (answers: Answers = {}) =>
  renderPage(<HomeRoute />, { answers: { ...ANSWERS, ...answers }, site: SITE });

const region = (page: ReturnType<typeof home>, name: string) => within(page.getByRole('region', { name }));

it('shows a member the way into the game, what waits for them, and current activity, but no introduction', async () => {
  const page = home();
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Kay');
  expect((await page.findByRole('link', { name: 'Connect' })).getAttribute('href')).toBe(
    'fivem://connect/play.meridian.test',
  );
  await page.findByText('You have been outbid.');
  expect(page.queryByRole('link', { name: 'Join us on Discord' })).toBeNull();
  const rows = region(page, 'For you').getAllByRole('link');
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    ['Tug race', `/events/${ID}2`],
    ['Over the bakery', '/real-estate/LQ-101'],
    ['Net loft', '/real-estate/TW-101'],
    ['1 offer for your property', '/real-estate/offers'],
  ]);
  await page.findByText('Online now');
  const tiles = region(page, 'What is happening now.')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(tiles).toEqual([
    '/stream/nora',
    `/events/${ID}2`,
    `/events/${ID}3`,
    '/news/trial',
    '/real-estate/LQ-101',
    '/members/nora',
  ]);
  expect(page.queryByText('Play today')).toBeNull();
  expect(page.queryByText('Framework')).toBeNull();
  expect(page.getByText('Community Members')).toBeTruthy();
  await expectAccessible(page.container);
});

it('shows a member without a place on the whitelist their next step instead of the game', async () => {
  const page = home({
    'GET /api/forms': {
      items: [{ kind: 'whitelist', standing: { submission: null, mayBegin: true, retryAt: null } }],
    } as unknown as Answers['GET /api/forms'],
  });
  const apply = await page.findByRole('link', { name: 'Apply for the whitelist' });
  expect(apply.getAttribute('href')).toBe('/apply');
  expect(page.queryByRole('link', { name: 'Connect' })).toBeNull();
  expect(page.getByRole('link', { name: 'Join us on Discord' })).toBeTruthy();
});

it('leaves out tiles and rows without data', async () => {
  const page = home({
    'GET /api/streams': 503,
    'GET /api/articles': 503,
    'GET /api/properties/market': 503,
    'GET /api/users/online': 503,
    'GET /api/events/mine': 503,
    'GET /api/offers': 503,
    'GET /api/listings/bid-on': 503,
    'GET /api/notifications/unread': 503,
  });
  await page.findByText(/^Nothing is waiting for you\./, undefined, { timeout: 5_000 });
  await page.findByRole('link', { name: 'Net-mending' });
  expect(page.queryByText('Online now')).toBeNull();
  expect(region(page, 'What is happening now.').getAllByRole('link')).toHaveLength(2);
});

it('shows a visitor the introduction, and only what is public', async () => {
  const page = home();
  useAuthStore.getState().clear();
  await page.findByRole('link', { name: 'Tug race' });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('A harbour city.');
  expect(page.getByRole('link', { name: 'Pike' }).getAttribute('href')).toBe('/streaming');
  expect(page.getByRole('heading', { name: 'Framework' })).toBeTruthy();
  expect(page.getByRole('heading', { name: 'Play today' })).toBeTruthy();
  expect(page.queryByText('For you')).toBeNull();
  expect(page.queryByText('Trial opens')).toBeNull();
  expect(page.queryByText('Online now')).toBeNull();
});

it('links districts, events and properties on the map', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const page = home();
  await page.findByRole('link', { name: /^Lantern Quay: 2 properties on the market/ });
  const marks = within(page.getByRole('list', { name: 'Places on the map' })).getAllByRole('link');
  const targets = marks.map((mark) => [mark.title, mark.getAttribute('href')]);
  expect(targets).toHaveLength(8 + 2 + 3);
  expect(targets[0]).toEqual(['Lantern Quay', '/real-estate?district=lantern-quay']);
  expect(targets).toContainEqual(['Tidewater: 1 property on the market', '/real-estate?district=tidewater']);
  expect(targets.at(-1)?.[0]).toMatch(/^Third, Pier 9, .*2026/);
  expect(targets.at(-1)?.[1]).toBe(`/events/${ID}4`);
  await expectAccessible(page.container);
});

it('does not load the properties before the map is near', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const page = home();
  await page.findByText('Online now');
  expect(page.calls.map(({ endpoint }) => endpoint)).not.toContain('GET /api/properties/map');
});
