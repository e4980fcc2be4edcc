import type { EventCard } from '@boardwalk/contracts';
import { addDays, dayIn, deviceZone, formatDay, instantsOf, useSettingsStore } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, CARD, id } from '../testing/examples.ts';
import { EventsRoute } from './events.route.tsx';

const LATER: EventCard = {
  ...CARD,
  id: id(5),
  title: 'Winter regatta',
  startsAt: at(60),
  endsAt: at(62),
  answer: 'going',
};
const CANCELLED: EventCard = {
  ...CARD,
  id: id(6),
  title: 'Storm drill',
  startsAt: at(61),
  endsAt: at(62),
  state: 'cancelled',
};
const LIST = { items: [CARD, LATER, CANCELLED], nextCursor: null };

const page = (answers: Answers = {}, search = '') => {
  answers['GET /api/events'] ??= LIST;
  answers['GET /api/events/calendar-link'] ??= { link: null };
  const view = renderPage(<EventsRoute />, { answers });
  if (search) void view.router.navigate(`/here${search}`);
  return view;
};

afterEach(() => {
  vi.restoreAllMocks();
  useSettingsStore.getState().reset();
});

it('shows the next event as a ticket, and the rest by days', async () => {
  const { findByRole, getByRole, container } = page();
  const ticket = within(await findByRole('region', { name: 'Night market on the quay' }));
  ticket.getByText('12 of 50 going');
  expect(ticket.getByRole('link', { name: 'View event' }).getAttribute('href')).toBe(`/events/${CARD.id}`);
  getByRole('button', { name: 'Going: Winter regatta', pressed: true });
  const cancelled = getByRole('link', { name: 'Storm drill' }).closest('li') as HTMLElement;
  expect(cancelled.textContent).toContain('Cancelled');
  expect(within(cancelled).queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

it('accepts a date in the list by keyboard, says so, and undoes it', async () => {
  const open = { ...LATER, answer: null };
  const mine = { status: 'going' as const, place: null, answeredAt: at(0), attendedAt: null };
  const answers: Answers = {
    'GET /api/events': { items: [CARD, open], nextCursor: null },
    'PUT /api/events/:id/answer': { capacity: 50, going: 13, maybe: 3, waiting: 0, mine },
    'DELETE /api/events/:id/answer': undefined,
  };
  const { findByRole, findByText, getByRole, calls, user } = page(answers);
  (await findByRole('button', { name: 'Going: Winter regatta', pressed: false })).focus();
  answers['GET /api/events'] = { items: [CARD, { ...open, going: 13, answer: 'going' }], nextCursor: null };
  await user.keyboard('{Enter}');
  await findByText('You’re going.');
  getByRole('button', { name: 'Going: Winter regatta', pressed: true });
  expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toEqual({ status: 'going' });
  answers['GET /api/events'] = { items: [CARD, open], nextCursor: null };
  await user.click(getByRole('button', { name: 'Undo your RSVP: Winter regatta' }));
  await findByText('RSVP withdrawn.');
  await findByRole('button', { name: 'Going: Winter regatta', pressed: false });
});

it('reverts a response in the list that the server rejects', async () => {
  const items = [CARD, { ...LATER, answer: null }];
  const { findByRole, calls, user } = page({
    'GET /api/events': { items, nextCursor: null },
    'PUT /api/events/:id/answer': 409,
  });
  await user.click(await findByRole('button', { name: 'Going: Winter regatta', pressed: false }));
  await waitFor(() => expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(true));
  await findByRole('button', { name: 'Going: Winter regatta', pressed: false });
});

it('folds the dates of a series, and states how often it repeats', async () => {
  const weekday = formatDay(dayIn(LATER.startsAt, deviceZone()), 'weekday', 'en');
  const weekly = { ...LATER, eventId: id(8), everyWeeks: 1, answer: null };
  const items = [
    CARD,
    weekly,
    { ...CANCELLED, eventId: id(9), everyWeeks: 2 },
    { ...weekly, id: id(7), startsAt: at(60 + 168), endsAt: at(62 + 168) },
  ];
  const { findByRole, getByRole, getAllByRole, user, container } = page({
    'GET /api/events': { items, nextCursor: null },
  });
  const toggle = await findByRole('button', { name: `Every ${weekday}, 2 dates`, expanded: false });
  expect(getAllByRole('link', { name: 'Winter regatta' })).toHaveLength(1);
  await user.click(toggle);
  const dates = within(getByRole('list', { name: 'Dates of Winter regatta' }));
  expect(dates.getByRole('link').getAttribute('href')).toBe(`/events/${id(7)}`);
  dates.getByRole('button', { name: 'Going: Winter regatta' });
  expect(getByRole('link', { name: 'Storm drill' }).closest('li')?.textContent).toContain('Every 2 weeks on');
  await expectAccessible(container);
});

it('fetches the chosen filters, and stores them in the URL', async () => {
  const { findByRole, getByLabelText, user, calls, router } = page();
  await findByRole('link', { name: 'Winter regatta' });
  await user.selectOptions(getByLabelText('Category'), 'Race');
  await waitFor(() => expect(router.state.location.search).toBe('?category=race'));
  await user.selectOptions(getByLabelText('District'), 'Ropewalk');
  await waitFor(() => expect(router.state.location.search).toBe('?category=race&district=ropewalk'));
  expect(calls.filter(({ endpoint }) => endpoint === 'GET /api/events').length).toBeGreaterThan(2);
  await user.click(await findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('shows an empty calendar, no matches, and a failure', async () => {
  const nothing = { items: [], nextCursor: null };
  await page({ 'GET /api/events': nothing }).findByText('No events planned yet');
  await page({ 'GET /api/events': nothing }, '?category=race').findByText('No events match');
  await page({ 'GET /api/events': 503 }).findByText('The events could not be loaded');
});

it('shows a month with labeled days and keyboard navigation', async () => {
  const { findByRole, user, router, container } = page({}, '?view=month');
  const today = dayIn(new Date().toISOString(), deviceZone());
  const grid = within(await findByRole('grid'));
  const cell = grid.getByRole('gridcell', { selected: true });
  expect(cell.textContent).toContain(formatDay(today, 'long', 'en'));
  cell.focus();
  await user.keyboard('{ArrowRight}');
  const next = addDays(today, 1);
  await waitFor(() => expect(router.state.location.search).toBe(`?view=month&day=${next}`));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe(next));
  await user.keyboard('{PageDown}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-day')?.slice(0, 7)).not.toBe(next.slice(0, 7)),
  );
  await expectAccessible(container);
});

it('shows the dates of the chosen day below the month', async () => {
  const day = dayIn(CARD.startsAt, deviceZone());
  const { findByRole } = page({}, `?view=month&day=${day}`);
  await findByRole('gridcell', { name: new RegExp(`${formatDay(day, 'long', 'en')}, \\d`) });
  const chosen = within(await findByRole('region', { name: new RegExp(`^${formatDay(day, 'long', 'en')}`) }));
  chosen.getByRole('link', { name: 'Night market on the quay' });
});

it('opens an event by its title in the month, which doesn’t choose the day', async () => {
  const day = dayIn(CARD.startsAt, deviceZone());
  const { findByRole, router, user } = page({}, `?view=month&day=${addDays(day, -1)}`);
  const cell = within(
    await findByRole('gridcell', { name: new RegExp(`^${formatDay(day, 'long', 'en')}, 1`) }),
  );
  expect(cell.getByText('Market')).toBeTruthy();
  await user.click(cell.getByRole('link', { name: 'Night market on the quay' }));
  expect(router.state.location.pathname).toBe(`/events/${CARD.id}`);
  expect(router.state.location.search).toBe('');
});

it('shows a week as a time grid', async () => {
  const day = dayIn(CARD.startsAt, deviceZone());
  const { findByRole } = page({}, `?view=week&day=${day}`);
  const column = within(await findByRole('list', { name: formatDay(day, 'long', 'en') }));
  const link = column.getByRole('link', { name: 'Night market on the quay' });
  expect(link.getAttribute('href')).toBe(`/events/${CARD.id}`);
});

it('creates a link to the member’s calendar, and shows it once', async () => {
  const { findByRole, findByText, user } = page({
    'POST /api/events/calendar-link': {
      madeAt: at(0),
      readAt: null,
      path: '/api/events/calendar/secret.ics',
    },
  });
  await user.click(await findByRole('button', { name: 'Subscribe' }));
  await user.click(await findByRole('button', { name: 'Create link' }));
  await findByText('The link is shown only once. Save it now, or create a new one later.');
});

describe('an event of three days, across the end of a month', () => {
  const zone = deviceZone();
  const startsAt = instantsOf('2027-01-30T18:00', zone)[0] ?? '';
  const endsAt = instantsOf('2027-02-02T18:00', zone)[0] ?? '';
  const races: EventCard = { ...CARD, title: 'Three days of races', startsAt, endsAt };
  const answers = { 'GET /api/events': { items: [races], nextCursor: null } };

  it.each(['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'])(
    'is on %s in the month and in the week',
    async (day) => {
      const month = page(answers, `?view=month&day=${day}`);
      await month.findByRole('gridcell', { name: new RegExp(`${formatDay(day, 'long', 'en')}, 1 event`) });
      await within(
        await month.findByRole('region', { name: new RegExp(`^${formatDay(day, 'long', 'en')}`) }),
      ).findByRole('link', { name: 'Three days of races' });
      month.unmount();
      const week = page(answers, `?view=week&day=${day}`);
      await week.findAllByText('Nothing planned');
      const column = within(await week.findByRole('list', { name: formatDay(day, 'long', 'en') }));
      column.getByRole('link', { name: 'Three days of races' });
    },
  );

  it('shows its time on each day', async () => {
    const { findAllByText, getByRole } = page(answers, '?view=week&day=2027-02-01');
    await findAllByText('Nothing planned');
    const monday = getByRole('list', { name: formatDay('2027-02-01', 'long', 'en') });
    expect(monday.textContent).toContain('all day');
    const tuesday = getByRole('list', { name: formatDay('2027-02-02', 'long', 'en') });
    expect(tuesday.textContent).toContain('until 6:00 PM');
  });

  it('is listed under each of its days', async () => {
    const { findByRole } = page(answers);
    for (const day of ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02']) {
      const section = within(await findByRole('region', { name: formatDay(day, 'long', 'en') }));
      section.getByRole('link', { name: 'Three days of races' });
    }
  });
});

it.each([
  ['MO', 'Monday'],
  ['SA', 'Saturday'],
  ['SU', 'Sunday'],
] as const)('begins weeks on the chosen day, %s', async (weekStart, name) => {
  useSettingsStore.getState().change({ weekStart });
  const month = page({}, '?view=month&day=2026-11-24');
  expect((await month.findAllByRole('columnheader'))[0]?.getAttribute('aria-label')).toBe(name);
  month.unmount();
  const week = page({}, '?view=week&day=2026-11-24');
  await week.findAllByText('Nothing planned');
  const columns = within(await week.findByRole('region', { name: 'The week' })).getAllByRole('list');
  expect(columns[0]?.getAttribute('aria-label')).toContain(name);
});

it.each([
  ['en-US', 'Sunday'],
  ['en-GB', 'Monday'],
  ['ar-EG', 'Saturday'],
])('begins weeks as in the browser’s locale: %s', async (locale, name) => {
  useSettingsStore.getState().change({ weekStart: 'locale' });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
  const { findAllByRole } = page({}, '?view=month&day=2026-11-24');
  expect((await findAllByRole('columnheader'))[0]?.getAttribute('aria-label')).toBe(name);
});
