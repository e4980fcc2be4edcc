import type { StreamSlot } from '@boardwalk/contracts';
import { addDays, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { at, id, LIVE, OWN, STREAM_PAGE } from '../testing/examples.ts';
import DashboardRoute from './dashboard.route.tsx';

beforeAll(() => Promise.all([loadFields(), loadForms()]));

const today = new Date().toISOString().slice(0, 10);
const SLOT: StreamSlot = {
  id: id(6),
  title: 'Ferry talk',
  character: null,
  startsAt: `${addDays(today, -14)}T19:30`,
  zone: 'UTC',
  minutes: 90,
  exceptions: [],
  nextAt: at(20),
  version: 2,
  repeat: { days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], until: null },
};

const page = (answers: Answers = {}) =>
  renderPage(<DashboardRoute />, {
    answers: {
      'GET /api/streams/me/link-health': {
        platform: 'twitch',
        configured: false,
        channel: 'found',
        updates: 'switch',
        live: false,
        askedAt: null,
        answeredAt: at(-0.1),
        playlistChangedAt: null,
        checkedAt: at(0),
      },
      'GET /api/streams/me/slots': { items: [SLOT] },
      'GET /api/streams/me/followers': {
        items: [{ person: LIVE.person, since: at(-40) }],
        nextCursor: null,
        total: 1,
      },
      'GET /api/streams/me/sessions/last': {
        session: {
          id: id(7),
          state: 'ended',
          title: 'Fog',
          character: null,
          startedAt: at(-30),
          endedAt: at(-27),
          points: [
            { at: at(-30), viewers: 4 },
            { at: at(-29), viewers: 9 },
          ],
          peak: 9,
          median: 6,
          followersGained: 2,
        },
      },
      'GET /api/streams/me': { streamer: OWN },
      'GET /api/streams/:username': { ...STREAM_PAGE, live: null, following: null },
      ...answers,
    },
  });

it('sends an application', async () => {
  const { findByLabelText, findByRole, getByLabelText, user, calls, container } = page({
    'GET /api/streams/me': { streamer: null },
    'POST /api/streams/me': { ...OWN, state: 'applied' },
  });
  await findByRole('heading', { level: 1, name: 'Become a streamer' });
  await user.type(await findByLabelText(/^Channel/), 'https://www.twitch.tv/Nora');
  await user.type(getByLabelText(/^Characters/), 'Dolores Finch, Old Tom, old tom');
  await user.type(getByLabelText(/^Tags/), 'harbour');
  const preview = within(await findByRole('region', { name: 'Preview' }));
  await preview.findByText('Dolores Finch');
  await preview.findByText('harbour');
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Apply as a streamer' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint === 'POST /api/streams/me')?.body).toMatchObject({
      platform: 'twitch',
      characters: ['Dolores Finch', 'Old Tom'],
      tags: ['harbour'],
    }),
  );
  await findByRole('heading', { name: 'Your application is waiting for review' });
});

it('shows why a channel is suspended, and no actions', async () => {
  const { findByRole, getByText, queryByRole, container } = page({
    'GET /api/streams/me': {
      streamer: {
        ...OWN,
        state: 'suspended',
        reason: 'Plans were read from the stream.',
        may: { edit: false, leave: false, applyAgain: false, goLive: false },
      },
    },
  });
  await findByRole('heading', { name: 'Your channel is suspended' });
  getByText('Plans were read from the stream.');
  expect(queryByRole('button', { name: 'Go live' })).toBeNull();
  await expectAccessible(container);
});

it('goes live with the manual switch and a title', async () => {
  const { findByLabelText, getByLabelText, findByRole, user, calls } = page({
    'POST /api/streams/me/live': LIVE,
  });
  await user.type(await findByLabelText(/Title/), 'Harbour watch');
  await user.selectOptions(getByLabelText('Character', { selector: '[name=character]' }), 'Dolores Finch');
  await user.click(await findByRole('button', { name: 'Go live' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint === 'POST /api/streams/me/live')?.body).toEqual({
      title: 'Harbour watch',
      character: 'Dolores Finch',
    }),
  );
});

it('has no switch if the platform reports the state', async () => {
  const { findByText, queryByRole } = page({
    'GET /api/streams/me': { streamer: { ...OWN, liveBy: 'platform' } },
  });
  await findByText(/Twitch notifies this site when your stream starts and ends/);
  expect(queryByRole('button', { name: 'Go live' })).toBeNull();
});

it('moves a date by key: shows it immediately, announces it, and saves it', async () => {
  const { findAllByRole, findByText, user, calls } = page({
    'PATCH /api/streams/me/slots/:id': { ...SLOT, version: 3 },
  });
  const [date] = await findAllByRole('button', { name: / – .*Ferry talk/ });
  date?.focus();
  await user.keyboard('{ArrowDown}');
  await findByText(/^Ferry talk: .*7:45 PM to 9:15 PM/);
  await waitFor(
    () =>
      expect(calls.find(({ endpoint }) => endpoint.startsWith('PATCH '))?.body).toMatchObject({
        startsAt: `${addDays(today, -14)}T19:45`,
        minutes: 90,
        version: 2,
      }),
    { timeout: 5000 },
  );
});

it('extends a date by key', async () => {
  const { findAllByRole, findByText, user } = page();
  const [date] = await findAllByRole('button', { name: / – .*Ferry talk/ });
  date?.focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await findByText(/^Ferry talk: .*7:30 PM to 9:15 PM/);
});

it('removes one date from a weekly slot', async () => {
  const { findAllByRole, findByRole, user, calls } = page({
    'DELETE /api/streams/me/slots/:id/occurrences/:date': { ...SLOT, exceptions: [today] },
  });
  const [date] = await findAllByRole('button', { name: / – .*Ferry talk/ });
  await user.click(date as HTMLElement);
  await user.click(await findByRole('button', { name: 'Cancel this date' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.includes('/occurrences/'))).toBe(true));
});

it('shows statistics of the last session, and the followers', async () => {
  const { findByRole, findByText, container } = page();
  const last = within(await findByRole('region', { name: 'Your last session' }));
  await last.findByText('9', { selector: 'dd' });
  await findByText('Show as a table');
  await within(await findByRole('region', { name: '7 followers' })).findByText('Nora Quayle');
  await expectAccessible(container);
});

it('shows failures independently for each part', async () => {
  const { findByText } = page({
    'GET /api/streams/me/slots': 503,
    'GET /api/streams/me/followers': 503,
    'GET /api/streams/me/sessions/last': 503,
    'GET /api/streams/me/link-health': 503,
  });
  await findByText('Your schedule could not be loaded');
  await findByText('Your followers could not be loaded');
  await findByText('The statistics could not be loaded');
  await findByText('The channel could not be checked');
});
