import { expect, it } from 'vitest';
import { hoursOf, lanesOf } from './lanes.ts';

it('puts only overlapping spans side by side', () => {
  expect(
    lanesOf([
      { from: 1200, minutes: 120 },
      { from: 600, minutes: 60 },
      { from: 1260, minutes: 60 },
      { from: 1320, minutes: 30 },
    ]),
  ).toEqual([
    { top: 1200, height: 120, left: 0, width: 0.5 },
    { top: 600, height: 60, left: 0, width: 1 },
    { top: 1260, height: 60, left: 0.5, width: 0.5 },
    { top: 1320, height: 30, left: 0, width: 1 },
  ]);
});

it('reuses a lane once it is free', () => {
  const lanes = lanesOf([
    { from: 0, minutes: 300 },
    { from: 0, minutes: 60 },
    { from: 60, minutes: 60 },
  ]);
  expect(lanes.map(({ left, width }) => [left, width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
});

it('shows the evening, and the hours with content', () => {
  expect(hoursOf([])).toEqual({ from: 18, to: 26 });
  expect(hoursOf([{ from: 610, minutes: 61 }])).toEqual({ from: 10, to: 26 });
  expect(hoursOf([{ from: 1410, minutes: 240 }])).toEqual({ from: 18, to: 28 });
  expect(hoursOf([{ from: 1200, minutes: 1440 }])).toEqual({ from: 18, to: 30 });
});
