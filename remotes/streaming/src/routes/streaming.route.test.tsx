import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { at, DATE, LIVE, LIVE_PAGE, ON_TWITCH, RELATED } from '../testing/examples.ts';
import { StreamingRoute } from './streaming.route.tsx';

const NO_STREAMS = { ...LIVE_PAGE, items: [] };

const page = (answers: Answers = {}) =>
  renderPage(<StreamingRoute />, {
    answers: {
      'GET /api/streams': LIVE_PAGE,
      'GET /api/streams/schedule': { items: [DATE] },
      'GET /api/streams/following': { items: [{ ...RELATED, live: true }], nextCursor: null },
      'GET /api/streams/me': { streamer: null },
      ...answers,
    },
  });

it('shows live streams by character, one of them playable on the page', async () => {
  const { findByRole, findAllByRole, getByRole, getByText, container } = page();
  const lead = within(await findByRole('article', { name: 'Dolores Finch' }));
  lead.getByText('Night shift at the harbour');
  lead.getByText(/12 viewers/);
  const [other] = await findAllByRole('link', { name: 'Judge Abernathy' });
  expect(other?.getAttribute('href')).toBe('/streaming?watch=milo');
  await waitFor(() => getByText('Following'));
  expect(getByRole('link', { name: 'Become a streamer' }).getAttribute('href')).toBe('/stream/dashboard');
  await findByRole('heading', { name: 'The next seven days' });
  getByText('Ferry talk');
  await expectAccessible(container);
});

it('fetches the chosen filters, and stores them in the URL', async () => {
  const { findByRole, getByLabelText, user, calls, router } = page();
  await findByRole('article', { name: 'Dolores Finch' });
  await user.selectOptions(getByLabelText('Character'), 'Judge Abernathy');
  await waitFor(() => expect(router.state.location.search).toBe('?character=Judge+Abernathy'));
  expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/streams').length).toBeGreaterThan(1);
  await user.click(await findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows the next streamer if no one is live', async () => {
  const { findByRole, getAllByRole, container } = page({
    'GET /api/streams': { ...NO_STREAMS, related: [{ ...RELATED, next: { ...DATE, startsAt: at(2) } }] },
  });
  await findByRole('heading', { name: 'No one is live right now' });
  expect(getAllByRole('link', { name: 'Dolores Finch' })[0]?.getAttribute('href')).toBe('/stream/nora');
  await expectAccessible(container);
});

it('shows the last data of a platform that doesn’t respond, with its age', async () => {
  const answeredAt = at(-0.2);
  const { findByText, getByText } = page({
    'GET /api/streams': {
      ...LIVE_PAGE,
      items: [{ ...ON_TWITCH, figuresAt: answeredAt }],
      platforms: [{ platform: 'twitch', state: 'silent', answeredAt }],
    },
  });
  await findByText(/Twitch isn’t responding/);
  expect(getByText(/You see its last known state/).textContent).toMatch(/last known state, 12 minutes ago/);
});

it('shows a week side by side on request', async () => {
  const { findByRole, findAllByRole, user } = page();
  await user.click(await findByRole('button', { name: 'Week' }));
  const week = within(await findByRole('region', { name: 'The week' }));
  expect(week.getAllByRole('list')).toHaveLength(7);
  expect(week.getByRole('link', { name: 'Dolores Finch' })).toBeTruthy();
  expect((await findAllByRole('button', { pressed: true })).map(({ textContent }) => textContent)).toContain(
    'Week',
  );
});

it('shows failures independently for each part', async () => {
  const { findByText } = page({ 'GET /api/streams': 503, 'GET /api/streams/schedule': { items: [] } });
  await findByText('Live streams could not be loaded');
  await findByText('No streams planned on these days');
});

it('has no follow button on the reader’s own stream', async () => {
  const { findByRole, queryByRole } = page({
    'GET /api/streams': {
      ...LIVE_PAGE,
      items: [{ ...LIVE, person: { username: 'kay', fullName: 'Kay', avatarUrl: null } }],
    },
  });
  await findByRole('article', { name: 'Dolores Finch' });
  expect(queryByRole('button', { name: /Follow/ })).toBeNull();
});
