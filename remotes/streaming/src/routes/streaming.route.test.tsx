import { dayIn, deviceZone, formatDay } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { at, DATE, id, LIVE, LIVE_PAGE, ON_TWITCH, RELATED } from '../testing/examples.ts';
import { StreamingRoute } from './streaming.route.tsx';

const KAY = { username: 'kay', fullName: 'Kay', avatarUrl: null };
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
  const { findByRole, findByLabelText, user, calls, router } = page();
  await findByRole('article', { name: 'Dolores Finch' });
  const toggle = await findByRole('button', { name: 'Filters', expanded: false });
  // The stream is before its filters.
  expect(
    (await findByRole('article')).compareDocumentPosition(toggle) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await user.click(toggle);
  await user.selectOptions(await findByLabelText('Character'), 'Judge Abernathy');
  await waitFor(() => expect(router.state.location.search).toBe('?character=Judge+Abernathy'));
  expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/streams').length).toBeGreaterThan(1);
  await user.click(await findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await findByLabelText('Character');
});

it('shows the filters of many channels', async () => {
  const items = [1, 2, 3, 4, 5, 6, 7].map((last) => ({
    ...LIVE,
    id: id(last),
    person: { username: `nora${last}`, fullName: `Nora ${last}`, avatarUrl: null },
  }));
  const { findByRole, findByLabelText } = page({ 'GET /api/streams': { ...LIVE_PAGE, items } });
  await findByRole('button', { name: 'Filters', expanded: true });
  await findByLabelText('Character');
});

it('folds a weekly slot in the list, and follows its streamer from there', async () => {
  const DAYS = [1, 2, 3];
  const items = DAYS.map((day) => ({
    ...DATE,
    date: at(24 * day).slice(0, 10),
    startsAt: at(24 * day),
    endsAt: at(24 * day + 1),
  }));
  const { findByRole, getAllByRole, user, calls } = page({
    'GET /api/streams': NO_STREAMS,
    'GET /api/streams/schedule': { items },
    'PUT /api/streams/:username/follow': undefined,
  });
  const row = (await findByRole('link', { name: 'Ferry talk' })).closest('li') as HTMLElement;
  expect(getAllByRole('link', { name: 'Ferry talk' })).toHaveLength(1);
  const second = formatDay(dayIn(at(48), deviceZone()), 'shortWeekday', 'en');
  expect(row.querySelector('time')?.previousSibling?.textContent).toMatch(new RegExp(`${second}|–`));
  await user.click(await within(row).findByRole('button', { name: 'Follow Nora Quayle' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/follow'))).toBe(true));
});

it('shows a press of the bell immediately, and doesn’t lose the next one', async () => {
  const { findByRole, user } = page({
    'GET /api/streams': NO_STREAMS,
    'GET /api/streams/following': { items: [], nextCursor: null },
    'PUT /api/streams/:username/follow': 'pending',
  });
  await user.click(await findByRole('button', { name: 'Follow Nora Quayle', pressed: false }));
  await user.click(await findByRole('button', { name: 'You follow Nora Quayle', pressed: true }));
  await findByRole('button', { name: 'Follow Nora Quayle', pressed: false });
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
      items: [{ ...LIVE, person: KAY }],
    },
    'GET /api/streams/schedule': { items: [{ ...DATE, person: KAY }] },
  });
  await findByRole('article', { name: 'Dolores Finch' });
  expect(queryByRole('button', { name: /Follow/ })).toBeNull();
});
