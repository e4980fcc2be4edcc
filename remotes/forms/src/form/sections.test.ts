import type { PublicField } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { isInSteps, sectionsOf } from './sections.ts';

const question = (id: string): PublicField => ({
  id,
  type: 'short_text',
  label: id,
  help: '',
  required: true,
  sensitive: false,
  max: 60,
});
const heading = (id: string): PublicField => ({ id, type: 'heading', text: `About ${id}` });
const text = (id: string): PublicField => ({ id, type: 'paragraph', text: id });
const questions = (count: number) => Array.from({ length: count }, (_, index) => question(`q${index}`));
const outline = (fields: PublicField[]) =>
  sectionsOf(fields).map(({ id, title, fields: own }) => [id, title, own.map((field) => field.id)]);

it('has a section for each heading, and one for questions before the first', () => {
  expect(outline([question('a'), heading('you'), text('b'), question('c'), heading('end')])).toEqual([
    ['start', undefined, ['a']],
    ['you', 'About you', ['b', 'c']],
    ['end', 'About end', []],
  ]);
});

it('adds an introduction to the first section', () => {
  expect(outline([text('hello'), heading('you'), question('a')])).toEqual([
    ['you', 'About you', ['hello', 'a']],
  ]);
});

it('has no sections without fields', () => {
  expect(outline([])).toEqual([]);
});

it('has steps only with several sections and more than six questions', () => {
  expect(isInSteps(questions(12))).toBe(false);
  expect(isInSteps([heading('you'), ...questions(12)])).toBe(false);
  expect(isInSteps([heading('you'), ...questions(5), heading('end'), question('z')])).toBe(false);
  expect(isInSteps([heading('you'), ...questions(6), heading('end'), question('z')])).toBe(true);
  expect(isInSteps([...questions(7), heading('end'), text('bye')])).toBe(false);
});
