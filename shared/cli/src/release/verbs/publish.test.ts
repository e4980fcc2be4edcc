import { expect, it } from 'vitest';
import { whatNow } from './publish.ts';

const remote = { name: 'shop', live: '1.0.0', canary: null, staff: null, offAt: null };

it('reports that a version which is published again is live already', () => {
  expect(whatNow(remote, '1.0.0', false)).toBe('It is live already.');
  expect(whatNow({ ...remote, offAt: 'then' }, '1.0.0', false)).toBe('It is live, but shop is switched off.');
});

it('reports who gets another version, and names the next step', () => {
  const next = 'Next: release promote shop 1.1.0';
  expect(whatNow(remote, '1.1.0', false)).toBe(`It is not served yet. ${next}`);
  const canary = { version: '1.1.0', share: 10 };
  expect(whatNow({ ...remote, canary }, '1.1.0', false)).toBe(`10 % of visitors get it already. ${next}`);
  expect(whatNow({ ...remote, staff: '1.1.0' }, '1.1.0', false)).toBe(`Staff get it already. ${next}`);
});

it('names the way back after a promotion', () => {
  expect(whatNow({ ...remote, live: '1.1.0' }, '1.1.0', true)).toBe(
    'All visitors get it on their next page. Undo: release rollback shop',
  );
});
