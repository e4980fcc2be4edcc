import { FORM_FIELD_TYPES, formDefinitionSchema } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { freeName, mayMove, moved, newField } from './new-field.ts';

const texts = { label: 'A question', option: (number: number) => `Option ${number}` };

it.each(FORM_FIELD_TYPES)('creates a field of type %s that the server accepts', (type) => {
  const result = formDefinitionSchema.safeParse({ fields: [newField(type, new Set(), texts)] });
  expect(result.error?.issues).toBeUndefined();
});

it('returns an unused id', () => {
  expect(freeName('question', new Set(['question_1', 'question_3']))).toBe('question_2');
});

it('moves one item', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

it('keeps a field after the one it depends on', () => {
  const first = newField('consent', new Set(), texts);
  const second = {
    ...newField('short_text', new Set([first.id]), texts),
    showIf: { field: first.id, test: 'answered' as const },
  };
  expect(mayMove([first, second], 1, 0)).toBe(false);
  expect(mayMove([first, second], 0, 1)).toBe(false);
  expect(mayMove([first, second, newField('date', new Set(), texts)], 1, 2)).toBe(true);
});
