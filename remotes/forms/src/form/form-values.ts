import { type Answer, type Answers, answersOf, isAsked, type PublicField } from '@boardwalk/contracts';

/** The values of a form by the ids of its fields. A text that isn't there is empty, everything else undefined. */
export type FormValues = Record<string, Answer | undefined>;

const TEXTS: ReadonlySet<PublicField['type']> = new Set([
  'short_text',
  'long_text',
  'email',
  'url',
  'date',
  'select',
  'radio',
  'identity',
]);

/** What a form begins with. */
export function valuesOf(fields: readonly PublicField[], answers: Answers): FormValues {
  return Object.fromEntries(
    fields.filter(isAsked).map(({ id, type }) => [id, answers[id] ?? (TEXTS.has(type) ? '' : undefined)]),
  );
}

/** The values that are there, hidden fields included: what decides which fields are shown. */
export function givenIn(values: FormValues): Answers {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, Answer] => entry[1] !== undefined && !Number.isNaN(entry[1]),
    ),
  );
}

/** What is sent of the values: the answers to fields that are shown. */
export function answersIn(fields: readonly PublicField[], values: FormValues): Answers {
  return answersOf(fields, givenIn(values));
}
