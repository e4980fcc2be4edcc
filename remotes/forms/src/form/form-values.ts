import {
  type Answer,
  type Answers,
  answersOf,
  isQuestion,
  type LinkedAccount,
  type PublicField,
  withLinkedAccounts,
} from '@boardwalk/contracts';

/** Values of a form by field id. A missing text is empty, all others are undefined. */
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

/** Returns the initial values of a form. */
export function valuesOf(fields: readonly PublicField[], answers: Answers): FormValues {
  return Object.fromEntries(
    fields.filter(isQuestion).map(({ id, type }) => [id, answers[id] ?? (TEXTS.has(type) ? '' : undefined)]),
  );
}

/**
 * Returns all given answers, including hidden fields and linked accounts: they determine the visible fields. An empty text is no answer, as on the
 * server: a field on the condition that another answer is something else isn't visible before that is given.
 */
export function givenIn(
  fields: readonly PublicField[],
  values: FormValues,
  linked: readonly LinkedAccount[],
): Answers {
  const typed = Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, Answer] =>
        entry[1] !== undefined && entry[1] !== '' && !Number.isNaN(entry[1]),
    ),
  );
  return withLinkedAccounts(fields, typed, linked);
}

/** Returns the answers to send: those to visible fields. The server adds linked accounts itself. */
export function answersIn(
  fields: readonly PublicField[],
  values: FormValues,
  linked: readonly LinkedAccount[],
): Answers {
  const answers = answersOf(fields, givenIn(fields, values, linked));
  return withLinkedAccounts(fields, answers, []);
}
