import type { CommunityEvent, EventGuest } from '@boardwalk/contracts';
import { loadFields, loadForms, loadTables } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { at, EVENT, HOSTED, MILO, NORA } from '../testing/examples.ts';
import GuestsRoute from './guests.route.tsx';

beforeAll(() => Promise.all([loadTables(), loadForms(), loadFields()]));

const GUESTS: EventGuest[] = [
  { person: MILO, status: 'going', place: null, answeredAt: at(-20), attendedAt: null },
  { person: NORA, status: 'waitlisted', place: 2, answeredAt: at(-10), attendedAt: null },
];
const OPEN: CommunityEvent = {
  ...HOSTED,
  startsAt: at(0.5),
  endsAt: at(2),
  attended: 1,
  checkIn: { opensAt: at(-0.5), closesAt: at(2), code: 'QRS789' },
};

const page = (answers: Answers = {}) =>
  renderPage(<GuestsRoute />, {
    answers: {
      'GET /api/events/:id': HOSTED,
      'GET /api/events/:id/guests': { items: GUESTS, nextCursor: null },
      ...answers,
    },
  });

it('lists the guests’ responses, with their position in the waiting list', async () => {
  const { findAllByText, getByRole, getByText, queryByRole, container } = page();
  await findAllByText('Milo Anders');
  getByRole('heading', { level: 1, name: 'Guests: Night market on the quay' });
  getByText(/On the waitlist · 2/);
  getByText(/Check-in opens/);
  expect(queryByRole('checkbox', { name: 'Milo Anders is checked in' })).toBeNull();
  await expectAccessible(container);
});

it('records attendance immediately', async () => {
  const { findByRole, getByText, calls, user } = page({
    'GET /api/events/:id': OPEN,
    'PUT /api/events/:id/guests/:username/attendance': 'pending',
  });
  const tick = (await findByRole('checkbox', { name: 'Milo Anders is checked in' })) as HTMLInputElement;
  getByText('QRS789');
  await user.click(tick);
  await waitFor(() => expect(tick.checked).toBe(true));
  expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toEqual({ attended: true });
});

it('reverts attendance that the server rejects', async () => {
  const { findByRole, calls, user } = page({
    'GET /api/events/:id': OPEN,
    'PUT /api/events/:id/guests/:username/attendance': 409,
  });
  const tick = await findByRole('checkbox', { name: 'Milo Anders is checked in' });
  const shown = () => tick.closest('label')?.dataset.state;
  await user.click(tick);
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(true));
  await waitFor(() => expect(shown()).toBe('unchecked'));
});

it('filters by response', async () => {
  const { findByRole, findByText, user, router } = page();
  await user.click(await findByRole('button', { name: 'On the waitlist', pressed: false }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=waitlisted'));
  await findByText(/On the waitlist · 2/);
});

it('sends a message to the chosen guests', async () => {
  const { findByRole, calls, user } = page({
    'POST /api/events/:id/messages': { receivers: 15, left: 4 },
  });
  await user.click(await findByRole('button', { name: 'Message guests' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Maybe (3)' }));
  await user.type(dialog.getByLabelText(/^Message/), 'Bring lamps.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/messages'))?.body).toEqual({
      text: 'Bring lamps.',
      to: ['going'],
    }),
  );
});

it('links the article about a past date by its URL', async () => {
  const over: CommunityEvent = {
    ...HOSTED,
    startsAt: at(-5),
    endsAt: at(-2),
    attended: 9,
    may: { ...HOSTED.may, memories: true },
  };
  const { findByLabelText, getByRole, calls, user } = page({
    'GET /api/events/:id': over,
    'PUT /api/events/:id/recap': { ...over, recap: { slug: 'night-market', title: 'A night on the quay' } },
  });
  await user.type(await findByLabelText(/^Article/), 'https://city.test/news/night-market?from=home');
  await user.click(getByRole('button', { name: 'Link article' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/recap'))?.body).toEqual({ slug: 'night-market' }),
  );
});

it('shows an empty list, missing access, and a failure', async () => {
  await page({ 'GET /api/events/:id/guests': { items: [], nextCursor: null } }).findByText('No RSVPs yet');
  await page({ 'GET /api/events/:id': EVENT }).findByText('Only hosts can see the guest list');
  await page({ 'GET /api/events/:id/guests': 503 }).findByText('The guests could not be loaded');
  await page({ 'GET /api/events/:id': 404 }).findByText('Event not found');
});
