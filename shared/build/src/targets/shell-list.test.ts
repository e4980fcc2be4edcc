import { expect, it } from 'vitest';
import { withShell } from './shell-list.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number)).toISOString();

it('lists a kit for a week after its last day', () => {
  const first = withShell([], { kit: '1.0.0', builtAt: day(1) });
  const second = withShell(first, { kit: '1.1.0', builtAt: day(20) });
  expect(second.map(({ kit }) => kit)).toEqual(['1.1.0', '1.0.0']);
  expect(withShell(second, { kit: '1.1.0', builtAt: day(26) }).map(({ kit }) => kit)).toEqual([
    '1.1.0',
    '1.0.0',
  ]);
  expect(withShell(second, { kit: '1.1.0', builtAt: day(28) }).map(({ kit }) => kit)).toEqual(['1.1.0']);
});

it('lists each kit once', () => {
  const list = withShell([{ kit: '1.0.0', builtAt: day(1) }], { kit: '1.0.0', builtAt: day(2) });
  expect(list).toEqual([{ kit: '1.0.0', builtAt: day(2) }]);
});
