import type { EventCard } from '@boardwalk/contracts';
import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { at, CARD } from '../testing/examples.ts';
import { GuestCounts } from './guest-counts.tsx';

const textOf = (change: Partial<EventCard>) =>
  renderPage(<GuestCounts event={{ ...CARD, waiting: 0, ...change }} />, { answers: {} }).container
    .textContent;

it('invites the reader to be the first while an upcoming date has no guests', () => {
  expect(textOf({ going: 0, capacity: null })).toBe('Be the first');
  expect(textOf({ going: 0, capacity: 8 })).toBe('Be the first · 8 places');
});

it('shows numbers once the date is over, or has guests', () => {
  const ended = { startsAt: at(-4), endsAt: at(-2) };
  expect(textOf({ ...ended, going: 0, capacity: null })).toBe('0 going');
  expect(textOf({ ...ended, going: 0, capacity: 8 })).toBe('0 of 8 going');
  expect(textOf({ going: 1, capacity: null })).toBe('1 going');
  expect(textOf({ going: 8, capacity: 8, waiting: 2 })).toBe('Full: 8 going · 2 on the waitlist');
});
