import type { CommunityEvent, RsvpStatus } from '@boardwalk/contracts';
import { useUiStore } from '@boardwalk/kit';
import { type Answers, expectAccessible, refused, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { at, EVENT, HOSTED, MILO } from '../testing/examples.ts';
import EventRoute from './event.route.tsx';

const counts = { capacity: 50, going: 13, maybe: 3, waiting: 0 };
const mine = (status: RsvpStatus, place: number | null = null) => ({
  status,
  place,
  answeredAt: at(0),
  attendedAt: null,
});

const page = (answers: Answers = {}) => {
  answers['GET /api/events/:id'] ??= EVENT;
  answers['GET /api/events/:id/attendees'] ??= {
    items: [{ person: MILO, status: 'going' }],
    nextCursor: null,
  };
  return renderPage(<EventRoute />, { answers });
};

it('shows description, place, hosts and guests', async () => {
  const { findByRole, findByText, findAllByText, getByRole, getByText, container } = page();
  await findByRole('heading', { level: 1, name: 'Night market on the quay' });
  getByText('Bring small change.');
  getByRole('img', { name: 'Map: Ferry hall, Lantern Quay' });
  expect(getByRole('meter', { name: 'Places taken' }).getAttribute('aria-valuenow')).toBe('12');
  await findAllByText('Milo Anders');
  await findByText(/11 members keep their attendance private/);
  await expectAccessible(container);
});

it('shows a response immediately, and then the server’s result', async () => {
  // The URL of tested pages has no id.
  const event = { ...EVENT, id: '' };
  const answers: Answers = {
    'GET /api/events/:id': event,
    'PUT /api/events/:id/answer': { ...counts, mine: mine('going') },
  };
  const { findByRole, findByText, calls, user } = page(answers);
  const group = within(await findByRole('group', { name: 'Your RSVP' }));
  answers['GET /api/events/:id'] = { ...event, ...counts, answer: 'going', mine: mine('going') };
  await user.click(group.getByRole('button', { name: 'Going' }));
  await waitFor(() => expect(group.getByRole('button', { name: 'Going', pressed: true })).toBeTruthy());
  expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toEqual({ status: 'going' });
  // A stamp on the ticket, and a toast with the reminder.
  await findByText('You’re going');
  await waitFor(() =>
    expect(useUiStore.getState().toasts[0]).toMatchObject({
      description: 'You’re going. Reminder one day before.',
      action: { label: 'Add to calendar' },
    }),
  );
});

it('reverts a response that the server rejects', async () => {
  const { findByRole, user } = page({ 'PUT /api/events/:id/answer': 409 });
  const group = within(await findByRole('group', { name: 'Your RSVP' }));
  await user.click(group.getByRole('button', { name: 'Maybe' }));
  await waitFor(() => expect(group.queryAllByRole('button', { pressed: true })).toHaveLength(0));
});

it('offers the waiting list if the event is full, and shows the position', async () => {
  const full = { ...EVENT, going: 50, waiting: 4 };
  const { findByRole } = page({ 'GET /api/events/:id': full });
  await findByRole('button', { name: 'Join the waitlist' });
  const waiting: CommunityEvent = { ...full, answer: 'waitlisted', mine: mine('waitlisted', 5) };
  const listed = page({ 'GET /api/events/:id': waiting });
  await listed.findByText(/You are number 5 on the waitlist/);
  listed.getByText('Waitlist, no. 5');
});

it('withdraws a response when it is clicked again', async () => {
  const going: CommunityEvent = { ...EVENT, going: 13, answer: 'going', mine: mine('going') };
  const { findByRole, calls, user } = page({
    'GET /api/events/:id': going,
    'DELETE /api/events/:id/answer': undefined,
  });
  const button = await findByRole('button', { name: 'Going' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await user.click(button);
  await waitFor(() => expect(calls.some(({ endpoint }) => /^DELETE .*\/answer$/.test(endpoint))).toBe(true));
});

it('keeps the response of members who attended', async () => {
  const attended = { ...mine('going'), attendedAt: EVENT.createdAt };
  const { findByRole, calls, user } = page({
    'GET /api/events/:id': { ...EVENT, answer: 'going', mine: attended },
    'DELETE /api/events/:id/answer': undefined,
  });
  await user.click(await findByRole('button', { name: 'Going' }));
  expect(calls.some(({ endpoint }) => endpoint.startsWith('DELETE '))).toBe(false);
});

it('shows the reason of a cancellation, and accepts no responses', async () => {
  const cancelled: CommunityEvent = {
    ...EVENT,
    state: 'cancelled',
    cancelReason: 'The quay is flooded.',
    may: { ...EVENT.may, answer: false },
  };
  const { findByText, queryByRole } = page({ 'GET /api/events/:id': cancelled });
  await findByText('The quay is flooded.');
  expect(queryByRole('group', { name: 'Your RSVP' })).toBeNull();
});

it('checks in with the code, and shows it to the hosts', async () => {
  const open = { ...EVENT, may: { ...EVENT.may, checkIn: true } };
  const { findByLabelText, findByRole, user } = page({
    'GET /api/events/:id': open,
    'POST /api/events/:id/check-in': 409,
  });
  await user.type(await findByLabelText(/Enter the check-in code/), 'abc234');
  await user.click(await findByRole('button', { name: 'Check in' }));
  await findByRole('alert');
  const hosted = { ...HOSTED, checkIn: { ...HOSTED.checkIn, code: 'QRS789' } };
  await page({ 'GET /api/events/:id': hosted }).findByText('QRS789');
});

it('shows a missing event, and a failure', async () => {
  await page({ 'GET /api/events/:id': 404 }).findByText('Event not found');
  await page({ 'GET /api/events/:id': 503 }).findByText('The event could not be loaded');
});

it('shows an invitation to the invited member, who accepts it', async () => {
  const event: CommunityEvent = { ...EVENT, id: '', may: { ...EVENT.may, host: true } };
  const hosted: CommunityEvent = { ...HOSTED, id: '' };
  const answers: Answers = { 'GET /api/events/:id': event, 'PUT /api/events/:id/hosting': hosted };
  const { findByRole, findByText, queryByText, container, user } = page(answers);
  await findByText('You are invited to host this event.');
  await expectAccessible(container);
  answers['GET /api/events/:id'] = hosted;
  await user.click(await findByRole('button', { name: 'Host this event' }));
  await findByRole('link', { name: 'Edit' });
  expect(queryByText('You are invited to host this event.')).toBeNull();
});

it('lets an invited member decline, and a host leave after a confirmation', async () => {
  const leave: Answers = { 'DELETE /api/events/:id/hosting': undefined };
  const event: CommunityEvent = { ...EVENT, may: { ...EVENT.may, host: true } };
  const invited = page({ ...leave, 'GET /api/events/:id': event });
  await invited.user.click(await invited.findByRole('button', { name: 'Decline invitation' }));
  await waitFor(() =>
    expect(invited.calls.some(({ endpoint }) => endpoint.startsWith('DELETE '))).toBe(true),
  );
  invited.unmount();
  const hosted: CommunityEvent = { ...HOSTED, may: { ...HOSTED.may, stopHosting: true } };
  const host = page({ ...leave, 'GET /api/events/:id': hosted });
  await host.user.click(await host.findByRole('button', { name: 'Stop hosting' }));
  const dialog = within(await host.findByRole('alertdialog'));
  await host.user.click(dialog.getByRole('button', { name: 'Stop hosting' }));
  await waitFor(() => expect(host.calls.some(({ endpoint }) => endpoint.startsWith('DELETE '))).toBe(true));
});

it('lets hosts propose a draft, and remove it after a confirmation', async () => {
  const draft: CommunityEvent = {
    ...HOSTED,
    state: 'draft',
    note: 'Say who brings the lanterns.',
    may: { ...HOSTED.may, submit: true, remove: true, guests: false, cancel: false, answer: false },
  };
  const { findByRole, findByText, getByRole, queryByRole, calls, user } = page({
    'GET /api/events/:id': draft,
    'POST /api/events/:id/submit': { ...draft, state: 'pending' },
    'DELETE /api/events/:id': undefined,
  });
  await findByText(/Say who brings the lanterns/);
  expect(queryByRole('region', { name: 'Are you coming?' })).toBeNull();
  await user.click(getByRole('button', { name: 'Propose event' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/submit'))?.body).toEqual({ version: 3 }),
  );
  await user.click(getByRole('button', { name: 'Delete draft' }));
  await user.click(await findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.startsWith('DELETE '))).toBe(true));
});

it('cancels the chosen dates, with a reason', async () => {
  const series: CommunityEvent = {
    ...HOSTED,
    repeat: { days: ['TU'], interval: 1, until: '2027-03-30' },
  };
  const { findByRole, findByLabelText, calls, user } = page({
    'GET /api/events/:id': series,
    'POST /api/events/:id/cancel': { ...series, state: 'cancelled' },
  });
  await user.click(await findByRole('button', { name: 'Cancel event' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: 'This and later dates' }));
  await user.type(await findByLabelText(/^Reason/), 'Storm.');
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.endsWith('/cancel'))?.body).toEqual({
      version: 3,
      scope: 'following',
      reason: 'Storm.',
    }),
  );
});

it('keeps the open dialog with its text if the event can no longer be cancelled', async () => {
  // The URL of tested pages has no id.
  const event = { ...HOSTED, id: '' };
  const answers: Answers = {
    'GET /api/events/:id': event,
    'POST /api/events/:id/cancel': refused('EVENT_STALE'),
  };
  const { findByRole, findByLabelText, queryByText, user } = page(answers);
  await user.click(await findByRole('button', { name: 'Cancel event' }));
  const dialog = within(await findByRole('dialog'));
  await user.type(await findByLabelText(/^Reason/), 'Storm.');
  // Another host has cancelled it meanwhile.
  const none = { edit: false, guests: false, decline: false, cancel: false, memories: false, answer: false };
  answers['GET /api/events/:id'] = {
    ...event,
    state: 'cancelled',
    cancelReason: 'Rain.',
    may: { ...HOSTED.may, ...none },
  };
  await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
  await waitFor(() => expect(queryByText('Rain.')).not.toBeNull());
  expect(await findByLabelText(/^Reason/)).toHaveProperty('value', 'Storm.');
  dialog.getByText(/changed/);
});
