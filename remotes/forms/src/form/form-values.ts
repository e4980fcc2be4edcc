import {
  type Answer,
  type Answers,
  answersOf,
  isAsked,
  type LinkedAccount,
  type PublicField,
  withLinkedAccounts,
} from '@boardwalk/contracts';

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

/** The answers that are there, hidden fields and linked accounts included: they decide which fields are shown. */
export function givenIn(
  fields: readonly PublicField[],
  values: FormValues,
  linked: readonly LinkedAccount[],
): Answers {
  const typed = Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, Answer] => entry[1] !== undefined && !Number.isNaN(entry[1]),
    ),
  );
  return withLinkedAccounts(fields, typed, linked);
}

/** The answers that are sent: those to fields that are shown. The server adds linked accounts itself. */
export function answersIn(
  fields: readonly PublicField[],
  values: FormValues,
  linked: readonly LinkedAccount[],
): Answers {
  const answers = answersOf(fields, givenIn(fields, values, linked));
  return withLinkedAccounts(fields, answers, []);
}
