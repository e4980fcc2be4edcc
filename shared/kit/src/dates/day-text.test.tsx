import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { DayText } from './day-text.tsx';

it('names the day of a local time with its weekday', () => {
  expect(renderInSite(<DayText at="2026-12-05T19:30" />).container.textContent).toBe('Saturday, December 5');
});

it.each(['', '2026-13-40T10:00'])('reserves its line without a valid time: %j', (at) => {
  expect(renderInSite(<DayText at={at} />).container.textContent).toBe('\u00a0');
});
