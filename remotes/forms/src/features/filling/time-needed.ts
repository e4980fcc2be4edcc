import type { PublicField } from '@boardwalk/contracts';

/** Minutes for a field that needs longer than a choice. */
const MINUTES: Partial<Record<PublicField['type'], number>> = {
  short_text: 0.5,
  long_text: 5,
  multi_select: 0.5,
  identity: 1,
  file: 2,
  heading: 0,
};
const MINUTES_PER_CHOICE = 0.25;
const MINUTES_PER_QUIZ_QUESTION = 1;
const ROUND_TO = 5;

/** Returns an estimate of the time to fill in a form, in minutes, rounded up to a multiple of 5. */
export function minutesNeeded(fields: readonly PublicField[]): number {
  let minutes = 0;
  for (const field of fields)
    minutes +=
      field.type === 'quiz'
        ? field.questions.length * MINUTES_PER_QUIZ_QUESTION
        : (MINUTES[field.type] ?? MINUTES_PER_CHOICE);
  return Math.max(ROUND_TO, Math.ceil(minutes / ROUND_TO) * ROUND_TO);
}
