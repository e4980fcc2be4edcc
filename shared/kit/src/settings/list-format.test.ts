import { expect, it, vi } from 'vitest';
import { formatList } from './list-format.ts';

it('joins names in a language', () => {
  expect(formatList(['Ana', 'Ben', 'Cleo'], 'en')).toBe('Ana, Ben, and Cleo');
  expect(formatList(['Ana', 'Ben', 'Cleo'], 'de')).toBe('Ana, Ben und Cleo');
  expect(formatList(['Ana', 'Ben'], 'en', 'unit')).toBe('Ana, Ben');
});

it('creates one formatter for each language', () => {
  const create = vi.spyOn(Intl, 'ListFormat');
  for (const name of ['Ana', 'Ben']) formatList([name, 'Cleo'], 'es');
  expect(create).toHaveBeenCalledOnce();
  create.mockRestore();
});
