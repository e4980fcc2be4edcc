import type { EventCard, MemberProfile, OpenProfile, PropertyCard, StreamPage } from '@boardwalk/contracts';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { MemberRoute } from './member.route.tsx';

const BARE: OpenProfile = {
  state: 'open',
  username: 'nora',
  fullName: 'Nora Quayle',
  avatarUrl: null,
  bannerUrl: null,
  memberSince: '2025-03-02T10:00:00.000Z',
  roles: null,
  pronouns: null,
  bio: null,
  links: null,
  timeZone: null,
  accounts: null,
  comments: false,
  moreForMembers: false,
};
const RICH: OpenProfile = {
  ...BARE,
  bannerUrl: '/api/users/banners/a.webp',
  pronouns: 'she/her',
  bio: 'Runs the ferry.',
  comments: true,
  roles: [{ name: 'EDITOR', colour: 'dusk' }],
  links: ['https://www.ferry.test/'],
  timeZone: 'Europe/Lisbon',
  accounts: [{ provider: 'discord', name: 'nora#1' }],
};
const NOTHING = { items: [], nextCursor: null };
const ARTICLES: Answers['GET /api/members/:handle/articles'] = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      slug: 'ferry',
      title: 'The ferry is back',
      summary: '',
      category: 'city',
      publishedAt: '2026-11-01T10:00:00.000Z',
    },
  ],
  nextCursor: null,
};
const COMMENTS: Answers['GET /api/members/:handle/comments'] = {
  items: [
    {
      id: '00000000-0000-4000-8000-000000000002',
      text: 'At last.\nThank you.',
      createdAt: '2026-11-02T10:00:00.000Z',
      article: { title: 'Timetable', slug: 'timetable' },
    },
  ],
  nextCursor: null,
};

const page = (profile: MemberProfile, answers: Answers = {}) =>
  renderPage(<MemberRoute />, {
    answers: {
      'GET /api/members/:handle': profile,
      'GET /api/members/:handle/articles': NOTHING,
      'GET /api/members/:handle/comments': NOTHING,
      'GET /api/events': NOTHING,
      'GET /api/members/:handle/properties': NOTHING,
      ...answers,
    },
  });

it('shows everything visible of a member', async () => {
  const { findByRole, getByText, getByRole, findByText, container, getAllByRole } = page(RICH, {
    'GET /api/members/:handle/articles': ARTICLES,
    'GET /api/members/:handle/comments': COMMENTS,
  });
  await findByRole('heading', { level: 1, name: 'Nora Quayle' });
  for (const text of ['she/her', 'EDITOR', 'Runs the ferry.', 'nora#1', 'Europe/Lisbon'])
    getByText(text, { exact: false });
  const link = getByRole('link', { name: 'ferry.test' });
  expect(link.getAttribute('href')).toBe('https://www.ferry.test/');
  expect(link.getAttribute('rel')).toContain('nofollow');
  expect((await findByRole('link', { name: 'The ferry is back' })).getAttribute('href')).toBe('/news/ferry');
  await findByText(/At last/);
  expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(getByRole('link', { name: 'Timetable' }).getAttribute('href')).toBe('/news/timetable#comments');
  await expectAccessible(container);
});

it('lists the upcoming events that they host, without canceled ones', async () => {
  const event: EventCard = {
    id: '00000000-0000-4000-8000-000000000003',
    eventId: '00000000-0000-4000-8000-000000000004',
    title: 'Night market',
    summary: '',
    cover: null,
    category: 'market',
    state: 'published',
    startsAt: '2030-01-04T19:00:00.000Z',
    endsAt: '2030-01-04T22:00:00.000Z',
    zone: 'UTC',
    date: '2030-01-04',
    place: { district: null, point: null, name: 'Ferry hall' },
    hosts: [],
    everyWeeks: null,
    weekly: false,
    capacity: null,
    going: 0,
    maybe: 0,
    waiting: 0,
    demo: false,
    hosting: false,
    answersUntil: '2030-01-04T19:00:00.000Z',
    audience: 'everyone',
    answer: null,
  };
  const cancelled: EventCard = {
    ...event,
    id: `${event.id.slice(0, -1)}5`,
    title: 'Fog',
    state: 'cancelled',
  };
  const { findByRole, queryByText } = page(RICH, {
    'GET /api/events': { items: [event, cancelled], nextCursor: null },
  });
  const link = await findByRole('link', { name: 'Night market' });
  expect(link.getAttribute('href')).toBe(`/events/${event.id}`);
  expect(queryByText('Fog')).toBeNull();
});

it('lists the properties that they own and show, with current offers', async () => {
  const owned: PropertyCard = {
    id: '00000000-0000-4000-8000-000000000006',
    code: 'LQ-014',
    title: 'Boat house',
    type: 'house',
    district: 'lantern-quay',
    address: '1 Quay',
    point: { x: 1, y: 1 },
    guidePrice: 9,
    garage: 0,
    rooms: 2,
    area: 40,
    image: null,
    listing: null,
    let: false,
    demo: false,
  };
  const { findByRole, findByText } = page(RICH, {
    'GET /api/members/:handle/properties': { items: [owned], nextCursor: null },
  });
  const link = await findByRole('link', { name: 'Boat house' });
  expect(link.getAttribute('href')).toBe('/real-estate/LQ-014');
  await findByText('1 Quay');
});

it('shows the next stream of a streamer', async () => {
  const next = { title: 'Night shift', startsAt: '2030-01-04T19:00:00.000Z' };
  const { findByRole } = page(
    { ...BARE, roles: [{ name: 'STREAMER', colour: 'signal' }] },
    {
      'GET /api/streams/:username': { live: null, next: [next] } as unknown as StreamPage,
    },
  );
  const link = await findByRole('link', { name: 'Night shift' });
  expect(link.getAttribute('href')).toBe('/stream/nora');
});

it('doesn’t look for a stream of other members', async () => {
  const { findByRole, calls } = page(BARE);
  await findByRole('heading', { level: 1 });
  expect(calls.filter(({ endpoint }) => endpoint.includes('/streams/'))).toEqual([]);
});

it('shows little of a member who hides most of their profile', async () => {
  const { findByRole, queryByRole, queryByText, container } = page(BARE);
  await findByRole('heading', { level: 1, name: 'Nora Quayle' });
  await waitFor(() => expect(queryByRole('heading', { level: 2 })).toBeNull());
  expect(queryByText('Time zone')).toBeNull();
  expect(queryByText('Edit profile')).toBeNull();
  expect(queryByText('Nothing published yet.')).not.toBeNull();
  expect(container.querySelector('header svg')).not.toBeNull();
  await expectAccessible(container);
});

it('doesn’t fetch comments that the reader may not see', async () => {
  const { findByRole, calls } = page(BARE, { 'GET /api/members/:handle/articles': ARTICLES });
  await findByRole('link', { name: 'The ferry is back' });
  expect(calls.filter(({ endpoint }) => endpoint.endsWith('/comments'))).toEqual([]);
});

it('refetches a member if members may see more than the server rendered', async () => {
  const { findByRole, calls } = page({ ...BARE, moreForMembers: true });
  await findByRole('heading', { level: 1 });
  const reads = () => calls.filter(({ endpoint }) => /^GET \/api\/members\/[^/]*$/.test(endpoint)).length;
  await waitFor(() => expect(reads()).toBe(2));
});

it('links the member’s own profile to its settings', async () => {
  const { findByRole } = page({ ...BARE, username: 'kay', fullName: 'Kay' });
  expect((await findByRole('link', { name: 'Edit profile' })).getAttribute('href')).toBe('/profile');
});

it('shows only that a closed account is closed', async () => {
  const { findByRole, container, calls } = page({ state: 'closed' });
  await findByRole('heading', { level: 1, name: 'This account is closed' });
  expect(calls.some(({ endpoint }) => endpoint.endsWith('/articles'))).toBe(false);
  await expectAccessible(container);
});

it('shows a failure, and loads it on retry', async () => {
  const answers: Answers = { 'GET /api/members/:handle': 503, 'GET /api/members/:handle/articles': NOTHING };
  const { findByRole, user } = renderPage(<MemberRoute />, { answers });
  const again = await findByRole('button', { name: 'Try again' });
  answers['GET /api/members/:handle'] = BARE;
  await user.click(again);
  await findByRole('heading', { level: 1, name: 'Nora Quayle' });
});
