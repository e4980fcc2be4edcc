import { within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { weekOf } from '../dates/week.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { WeekGrid, type WeekItem } from './week-grid.tsx';

const DAYS = weekOf('2026-11-25', 'MO');
const RACE: WeekItem = {
  id: 'race',
  day: '2026-11-24',
  span: { from: 20 * 60, minutes: 90 },
  to: '/events/race',
  title: 'Tug race',
  time: '8 PM',
  detail: 'Race',
  palette: 'signal',
};

const week = (items: readonly WeekItem[]) =>
  renderInSite(<WeekGrid label="The week" days={DAYS} zone="UTC" items={items} empty="Nothing planned" />);
/** Returns the position of an item in pixels. */
const placeOf = (title: string, { getByRole }: ReturnType<typeof week>) => {
  const { top, height } = (getByRole('link', { name: title }).closest('li') as HTMLElement).style;
  return { top, height };
};

afterEach(() => void vi.useRealTimers());

it('shows the evening, with 40 pixels an hour', async () => {
  const view = week([RACE]);
  expect(placeOf('Tug race', view)).toEqual({ top: '80px', height: '60px' });
  expect(view.getAllByRole('list')).toHaveLength(7);
  expect(view.getAllByText('Nothing planned')).toHaveLength(6);
  await expectAccessible(view.container);
});

it('begins with the first hour that has content', () => {
  const morning = { ...RACE, id: 'walk', title: 'Walk', span: { from: 10 * 60, minutes: 60 } };
  const view = week([RACE, morning]);
  expect(placeOf('Walk', view).top).toBe('0px');
  expect(placeOf('Tug race', view).top).toBe('400px');
});

it('puts items of the whole day above the hours', () => {
  const view = week([RACE, { ...RACE, id: 'fair', title: 'Fair', span: undefined }]);
  expect(placeOf('Fair', view)).toEqual({ top: '0px', height: '48px' });
  expect(placeOf('Tug race', view).top).toBe('128px');
});

it('marks the current time in the column of today', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T21:30:00Z') });
  const { container, getByRole } = week([RACE]);
  const line = container.querySelector<HTMLElement>('[data-now]');
  expect(line?.style.top).toBe('140px');
  expect(line?.parentElement).toBe(getByRole('list', { name: 'Wednesday, November 25' }).parentElement);
  within(container).getByText('Wed 25');
});
