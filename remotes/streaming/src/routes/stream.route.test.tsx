import { dayIn, deviceZone, formatDay, formatTime, loadEmbeds, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { markOpened } from '../player/player-store.ts';
import { at, DATE, id, LIVE_PAGE, ON_TWITCH, STREAM_PAGE } from '../testing/examples.ts';
import StreamRoute from './stream.route.tsx';

beforeAll(async () => {
  loadEmbeds();
  await Promise.all([loadFields(), loadForms(), vi.dynamicImportSettled()]);
});

const page = (answers: Answers = {}) =>
  renderPage(<StreamRoute />, {
    answers: {
      'GET /api/streams/:username': STREAM_PAGE,
      'GET /api/streams': LIVE_PAGE,
      'PUT /api/streams/:username/follow': undefined,
      ...answers,
    },
  });

it('shows a live stream by its character, with dates and others', async () => {
  const { findByRole, getByText, getByRole, queryByRole, container } = page();
  await findByRole('heading', { level: 1, name: 'Dolores Finch' });
  getByText('Night shift at the harbour');
  getByText('Slow life by the water.');
  expect(within(getByRole('region', { name: 'Upcoming' })).getByText(/Ferry talk/)).toBeTruthy();
  expect(getByRole('link', { name: 'Judge Abernathy' }).getAttribute('href')).toBe('/stream/milo');
  // A self-hosted server has no chat.
  expect(queryByRole('button', { name: 'Show chat' })).toBeNull();
  await expectAccessible(container);
});

it('follows immediately, and explains the notifications', async () => {
  const { findByRole, user, calls } = page();
  await user.click(await findByRole('button', { name: 'Follow Nora Quayle' }));
  await waitFor(() =>
    expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT ') && endpoint.endsWith('/follow'))).toBe(
      true,
    ),
  );
});

it('sends a report with its reason to the team', async () => {
  const { findByRole, getByLabelText, user, calls } = page({
    'POST /api/streams/:username/report': undefined,
  });
  await user.click(await findByRole('button', { name: 'Report' }));
  const dialog = within(await findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('What is wrong?'), 'harassment');
  await user.type(getByLabelText(/What happened/), 'At the pier.');
  await user.click(dialog.getByRole('button', { name: 'Report stream' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/report'))?.body).toEqual({
      reason: 'harassment',
      text: 'At the pier.',
    }),
  );
});

it('continues in the corner of other pages, and ends on the sign-in page', async () => {
  const { findByRole, findByText, queryByRole, router } = page({
    'GET /api/streams/:username': { ...STREAM_PAGE, live: ON_TWITCH },
  });
  await findByRole('button', { name: /Load from Twitch/ });
  // The frame of the platform would require a page reload.
  markOpened('milo');
  await router.navigate('/docs');
  await findByRole('link', { name: /Back to [^:]/ });
  await router.navigate('/auth/callback');
  await findByText('Somewhere else');
  await waitFor(() => expect(queryByRole('link', { name: /Back to [^:]/ })).toBeNull());
});

it('adds another stream, and stores it in the URL', async () => {
  const { findByRole, user, router } = page();
  await user.click(await findByRole('button', { name: 'Watch side by side' }));
  const item = await findByRole('menuitem', { name: 'Judge Abernathy (Milo Anders)' });
  // The menu selects the item that was highlighted when React last rendered it.
  await user.pointer({ keys: '[MouseLeft>]', target: item });
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true));
  await user.pointer({ keys: '[/MouseLeft]', target: item });
  await waitFor(() => expect(router.state.location.search).toBe('?with=milo'));
  await user.click(await findByRole('button', { name: /^Stop watching/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('loads the chat of a platform only on request', async () => {
  const { findByRole, container, user } = page({
    'GET /api/streams/:username': {
      ...STREAM_PAGE,
      live: { ...ON_TWITCH, person: STREAM_PAGE.streamer.person },
    },
  });
  await user.click(await findByRole('button', { name: 'Show chat' }));
  const chat = within(await findByRole('region', { name: 'Chat' }));
  await chat.findByRole('button', { name: /Load from Twitch/ });
  expect(container.querySelector('iframe')).toBeNull();
});

it('shows the next date of a streamer who isn’t live', async () => {
  const startsAt = at(50);
  const weekday = formatDay(dayIn(startsAt, deviceZone()), 'weekday', 'en');
  const { findByRole, getByText, container, calls, user } = page({
    'GET /api/streams/:username': {
      ...STREAM_PAGE,
      live: null,
      next: [{ ...DATE, startsAt }],
      last: {
        id: '00000000-0000-4000-8000-000000000008',
        state: 'ended',
        title: 'Fog',
        character: null,
        startedAt: at(-30),
        endedAt: at(-27),
      },
    },
  });
  await findByRole('heading', { name: 'Nora Quayle is offline' });
  getByText(/Next: “Ferry talk”/);
  expect(getByText(/^Live /).textContent).toBe(
    `Live ${weekday}, ${formatTime(startsAt, { language: 'en', zone: deviceZone() })}`,
  );
  getByText(/Last live/);
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Follow Nora Quayle' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.endsWith('/follow'))).toBe(true));
});

it('shows three dates, and then all', async () => {
  const next = [1, 2, 3, 4, 5].map((last) => ({ ...DATE, slotId: id(last), title: `Talk ${last}` }));
  const { findByRole, queryByRole, user } = page({ 'GET /api/streams/:username': { ...STREAM_PAGE, next } });
  const upcoming = within(await findByRole('region', { name: 'Upcoming' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(3);
  await user.click(upcoming.getByRole('button', { name: 'All dates' }));
  expect(upcoming.getAllByRole('listitem')).toHaveLength(5);
  expect(document.activeElement?.textContent).toContain('Talk 4');
  expect(queryByRole('button', { name: 'All dates' })).toBeNull();
});

it('shows that a platform doesn’t respond, and the age of the data', async () => {
  const { findByText } = page({
    'GET /api/streams/:username': {
      ...STREAM_PAGE,
      platform: { platform: 'hls', state: 'silent', answeredAt: at(-0.2) },
    },
  });
  await findByText(/Own server isn’t responding/);
});

it('distinguishes a missing streamer from a failure', async () => {
  const missing = page({ 'GET /api/streams/:username': 404 });
  await missing.findByRole('heading', { name: 'Streamer not found' });
  missing.unmount();
  const failed = page({ 'GET /api/streams/:username': 503 });
  await failed.findByText('The stream could not be loaded');
});
