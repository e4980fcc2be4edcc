import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, answersOf, checkAnswers, shownFields } from './answers.ts';
import { type FormField, formDefinitionSchema } from './form-definition.ts';

const options = [
  { id: 'no', label: 'No' },
  { id: 'years', label: 'For years' },
];

/** Parses fields as the form builder sends them, with the schema's defaults. */
function fieldsOf(...fields: object[]): FormField[] {
  return formDefinitionSchema.parse({ fields }).fields;
}

const played = { id: 'played', type: 'radio', label: 'Have you played?', options };
const where = { id: 'where', type: 'short_text', label: 'Where?', max: 20, required: true };
const idsOf = (fields: FormField[], answers: Answers) => shownFields(fields, answers).map(({ id }) => id);

describe('shownFields', () => {
  it.each<[object, Answer | undefined, boolean]>([
    [{ test: 'is', value: 'years' }, 'years', true],
    [{ test: 'is', value: 'years' }, undefined, false],
    [{ test: 'is_not', value: 'no' }, 'years', true],
    [{ test: 'is_not', value: 'no' }, 'no', false],
    [{ test: 'is_not', value: 'no' }, undefined, false],
    [{ test: 'answered' }, 'no', true],
    [{ test: 'answered' }, undefined, false],
  ])('tests %j against the answer %j: %s', (rule, answer, shown) => {
    const fields = fieldsOf(played, { ...where, showIf: { field: 'played', ...rule } });
    expect(idsOf(fields, answer === undefined ? {} : { played: answer }).includes('where')).toBe(shown);
  });

  it("treats a consent that isn't given as unanswered", () => {
    const consent = { id: 'adult', type: 'consent', label: 'I am 18.' };
    const fields = fieldsOf(consent, {
      ...where,
      showIf: { field: 'adult', test: 'is_not', value: true },
    });
    expect(idsOf(fields, {})).toContain('where');
    expect(idsOf(fields, { adult: true })).not.toContain('where');
  });

  it('hides fields that depend on a hidden one', () => {
    const fields = fieldsOf(
      played,
      { ...where, showIf: { field: 'played', test: 'is', value: 'years' } },
      { ...where, id: 'when', showIf: { field: 'where', test: 'answered' } },
    );
    expect(idsOf(fields, { played: 'no', where: 'Elsewhere' })).toEqual(['played']);
    expect(idsOf(fields, { played: 'years', where: 'Elsewhere' })).toEqual(['played', 'where', 'when']);
  });
});

it('drops empty answers, and answers to hidden fields', () => {
  const fields = fieldsOf(played, {
    ...where,
    showIf: { field: 'played', test: 'is', value: 'years' },
  });
  expect(answersOf(fields, { played: 'no', where: 'Elsewhere' })).toEqual({ played: 'no' });
  expect(answersOf(fields, { played: 'years', where: '  ' })).toEqual({ played: 'years' });
});

describe('checkAnswers', () => {
  const fields = fieldsOf(
    where,
    { id: 'age', type: 'number', label: 'Age', min: 18, max: 99 },
    { id: 'mail', type: 'email', label: 'E-mail' },
    { id: 'page', type: 'url', label: 'Page' },
    { id: 'born', type: 'date', label: 'Born', min: '1920-01-01' },
    { ...played, type: 'multi_select', max: 1 },
  );
  const codes = (answers: Answers, whole = true) =>
    Object.fromEntries([...checkAnswers(fields, answers, { whole })].map(([id, { code }]) => [id, code]));

  it('reports the problem of each field', () => {
    const answers = {
      age: 17,
      mail: 'nobody@nowhere',
      page: 'ftp://example.org',
      born: '1919-12-31',
      played: ['no', 'years'],
    };
    expect(codes(answers)).toEqual({
      where: 'required',
      age: 'too_small',
      mail: 'not_an_email',
      page: 'not_a_url',
      born: 'too_early',
      played: 'too_many',
    });
  });

  it('accepts incomplete answers in a draft, and rejects invalid ones', () => {
    expect(codes({ age: 17, mail: 'nobody' }, false)).toEqual({});
    expect(codes({ where: 'x'.repeat(21), played: ['maybe'] }, false)).toEqual({
      where: 'too_long',
      played: 'not_an_option',
    });
  });
});
