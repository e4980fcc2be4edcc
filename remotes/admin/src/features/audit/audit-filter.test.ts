import { expect, it } from 'vitest';
import { filterOf } from './audit-filter.ts';

const NONE = { actor: '', action: '', type: '', target: '', from: '', to: '' };

it('ignores invalid values', () => {
  expect(filterOf({ ...NONE, action: 'nonsense', type: 'boat', from: 'yesterday', to: '2026-9-9' })).toEqual(
    {},
  );
});

it('converts whole days in the reader’s time zone', () => {
  const { from, to } = filterOf({ ...NONE, from: '2026-11-20', to: '2026-11-20' });
  expect(from).toBe(new Date(2026, 10, 20).toISOString());
  expect(to).toBe(new Date(2026, 10, 21).toISOString());
});

it('accepts a handle with its @', () => {
  expect(filterOf({ ...NONE, actor: '@marguerite', action: 'role.changed', type: 'role' })).toEqual({
    actor: 'marguerite',
    action: 'role.changed',
    type: 'role',
  });
});
