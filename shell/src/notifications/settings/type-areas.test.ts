import { NOTIFICATION_TYPE_NAMES } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { areasOf } from './type-areas.ts';

it('shows every type in exactly one area', () => {
  const shown = areasOf(NOTIFICATION_TYPE_NAMES).flatMap(({ types }) => types);
  // Kinds of apps have rows of their own.
  const builtIn = NOTIFICATION_TYPE_NAMES.filter((type) => type !== 'app.notice');
  expect(shown.toSorted()).toEqual(builtIn.toSorted());
});

it('omits areas without a type', () => {
  expect(areasOf(['event.changed', 'article.published']).map(({ id }) => id)).toEqual(['news', 'events']);
});
