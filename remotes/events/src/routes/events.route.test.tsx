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
  const view = renderPage(<EventsRoute />, {
    answers: { 'GET /api/events': LIST, 'GET /api/events/calendar-link': { link: null }, ...answers },
  });
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
  expect(ticket.getByRole('link', { name: 'RSVP' }).getAttribute('href')).toBe(`/events/${CARD.id}`);
  const regatta = getByRole('link', { name: 'Winter regatta' }).closest('li');
  expect(regatta?.textContent).toContain('Going');
  expect(getByRole('link', { name: 'Storm drill' }).closest('li')?.textContent).toContain('Cancelled');
  await expectAccessible(container);
});

it('states how often a series repeats', async () => {
  const items = [CARD, { ...LATER, everyWeeks: 1 }, { ...CANCELLED, everyWeeks: 2 }];
  const { findByRole, getByRole } = page({ 'GET /api/events': { items, nextCursor: null } });
  const weekly = (await findByRole('link', { name: 'Winter regatta' })).closest('li');
  expect(weekly?.textContent).toContain('each week');
  const fortnightly = getByRole('link', { name: 'Storm drill' }).closest('li');
  expect(fortnightly?.textContent).toContain('every 2 weeks');
  expect(fortnightly?.textContent).not.toContain('each week');
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
  await findByRole('link', { name: 'Night market on the quay' });
});

it('shows a week by days', async () => {
  const day = dayIn(CARD.startsAt, deviceZone());
  const { findByRole } = page({}, `?view=week&day=${day}`);
  const section = within(await findByRole('region', { name: formatDay(day, 'long', 'en') }));
  section.getByRole('link', { name: 'Night market on the quay' });
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
      await month.findByRole('link', { name: 'Three days of races' });
      month.unmount();
      const week = page(answers, `?view=week&day=${day}`);
      await week.findAllByText('Nothing planned');
      const section = within(await week.findByRole('region', { name: formatDay(day, 'long', 'en') }));
      section.getByRole('link', { name: 'Three days of races' });
    },
  );

  it('shows its time on each day', async () => {
    const { findAllByText, getByRole } = page(answers, '?view=week&day=2027-02-01');
    await findAllByText('Nothing planned');
    const monday = getByRole('region', { name: formatDay('2027-02-01', 'long', 'en') });
    expect(monday.textContent).toContain('all day');
    const tuesday = getByRole('region', { name: formatDay('2027-02-02', 'long', 'en') });
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
  expect(week.container.querySelector('h3[id^="week-"]')?.textContent).toContain(name);
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
