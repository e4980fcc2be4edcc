import {
  ACCOUNT_STATES,
  EVENT_STATES,
  LISTING_STATES,
  OFFER_STATES,
  RSVP_STATUSES,
  SETTLEMENT_STATES,
  STREAMER_STATES,
  TENANCY_STATES,
} from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { MARKS, type StateName, stateTone } from './states.ts';

it.each([
  ...ACCOUNT_STATES,
  ...EVENT_STATES,
  ...LISTING_STATES,
  ...OFFER_STATES,
  ...RSVP_STATUSES,
  ...SETTLEMENT_STATES,
  ...STREAMER_STATES,
  ...TENANCY_STATES,
] satisfies StateName[])('%s has a color and a shape', (state) => {
  expect(MARKS[stateTone(state)]).toBeDefined();
});

it('gives each combination of color and shape to one tone', () => {
  const looks = Object.values(MARKS).map(({ palette, path }) => `${palette} ${path}`);
  expect(new Set(looks).size).toBe(looks.length);
});

it('distinguishes states of the same color by their shape', () => {
  expect(MARKS.active.path).not.toBe(MARKS.done.path);
  expect(MARKS.refused.path).not.toBe(MARKS.overdue.path);
});
