// Without schemas: pages and the server check answers with the same functions.

import { cleanAddress, cleanLine, cleanText, isSeen } from '../texts/clean-text.ts';
import { isDay } from '../texts/is-day.ts';
import type { AnswerProblem } from './answer-problems.ts';
import type { FormDefinition, FormField, PublicDefinition, PublicField, ShowIf } from './form-definition.ts';
import { FORM_LIMITS, type IdentityProvider } from './form-limits.ts';

/** An answer: text (also dates, and the chosen option), number, consent, chosen options or file ids, quiz answers by question. */
export type Answer = string | number | boolean | string[] | Record<string, string>;
/** Answers by field id. Unanswered fields are absent. */
export type Answers = Record<string, Answer>;

type AnyField = FormField | PublicField;

/** Returns whether a field expects an answer. */
export function isQuestion<F extends AnyField>(
  field: F,
): field is Exclude<F, { type: 'heading' | 'paragraph' }> {
  return field.type !== 'heading' && field.type !== 'paragraph';
}

/** An external account that the applicant has linked. */
export interface LinkedAccount {
  provider: IdentityProvider;
  /** Account name at the provider. */
  name: string;
}

/**
 * Sets the answers of identity fields to the linked accounts. They can't be typed: the server uses the linked account, whatever was sent. Apply it
 * before anything that depends on answers (checks, conditional fields, progress).
 */
export function withLinkedAccounts(
  fields: readonly AnyField[],
  answers: Answers,
  linked: readonly LinkedAccount[],
): Answers {
  const whole = { ...answers };
  for (const field of fields) {
    if (field.type !== 'identity') continue;
    const account = linked.find(({ provider }) => provider === field.provider);
    if (account) whole[field.id] = account.name;
    else delete whole[field.id];
  }
  return whole;
}

/** Cleaning functions for typed answers, by field type. */
const CLEANED: Partial<Record<AnyField['type'], (text: string) => string>> = {
  short_text: cleanLine,
  long_text: cleanText,
  email: cleanAddress,
  url: cleanAddress,
  date: cleanAddress,
};

/** Returns an answer in the form in which it is checked and stored. */
export function cleanAnswer({ type }: Pick<AnyField, 'type'>, answer: Answer): Answer {
  const clean = CLEANED[type];
  return clean && typeof answer === 'string' ? clean(answer) : answer;
}

/** Returns whether there is an answer: not empty or invisible, and a consent only if given. */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === false) return false;
  if (typeof answer === 'string') return isSeen(answer);
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer !== 'object' || Object.keys(answer).length > 0;
}

function holds(rule: ShowIf, answer: Answer | undefined): boolean {
  if (rule.test === 'answered') return isAnswered(answer);
  if (rule.test === 'includes') return Array.isArray(answer) && answer.includes(String(rule.value));
  if (rule.test === 'is') return answer === rule.value;
  // "Is not" requires an answer, except for a consent: one that isn't given counts as an answer.
  return answer !== rule.value && (answer !== undefined || typeof rule.value === 'boolean');
}

/** Returns the visible fields for these answers. A field that depends on a hidden one is hidden too. */
export function shownFields<F extends AnyField>(fields: readonly F[], answers: Answers): F[] {
  const shown = new Set<string>();
  return fields.filter(({ id, showIf }) => {
    const visible = !showIf || (shown.has(showIf.field) && holds(showIf, answers[showIf.field]));
    if (visible) shown.add(id);
    return visible;
  });
}

/** Returns the answers to visible fields, without all others. */
export function answersOf(fields: readonly AnyField[], answers: Answers): Answers {
  const questions = shownFields(fields, answers).filter(isQuestion);
  return Object.fromEntries(
    questions.flatMap((field) => {
      const answer = answers[field.id];
      return answer !== undefined && isAnswered(answer) ? [[field.id, cleanAnswer(field, answer)]] : [];
    }),
  );
}

/** Problems that reject even a draft. Other problems can still be corrected. */
const REFUSED_IN_DRAFTS: ReadonlySet<AnswerProblem['code']> = new Set([
  'unreadable',
  'not_a_number',
  'not_an_option',
  'too_long',
  'too_many',
]);

/**
 * Returns the problems of answers, by field id. Patterns are checked by the server only, because it has a linear-time engine.
 * @param options `whole`: a submission. Without it the answers are a draft, and only {@link REFUSED_IN_DRAFTS} are reported.
 */
export function checkAnswers(
  fields: readonly AnyField[],
  answers: Answers,
  { whole }: { whole: boolean },
): Map<string, AnswerProblem> {
  const problems = new Map<string, AnswerProblem>();
  for (const field of shownFields(fields, answers).filter(isQuestion)) {
    const given = answers[field.id];
    const problem = problemOf(field, given === undefined ? given : cleanAnswer(field, given));
    if (problem && (whole || REFUSED_IN_DRAFTS.has(problem.code))) problems.set(field.id, problem);
  }
  return problems;
}

type QuestionField = Exclude<AnyField, { type: 'heading' | 'paragraph' }>;

function problemOf(field: QuestionField, answer: Answer | undefined): AnswerProblem | undefined {
  if (answer === undefined || !isAnswered(answer)) return field.required ? { code: 'required' } : undefined;
  switch (field.type) {
    case 'short_text':
    case 'long_text':
      return typeof answer === 'string' ? lengthProblem(answer.length, field) : { code: 'unreadable' };
    case 'number':
      return numberProblem(field, answer);
    case 'scale':
      return typeof answer === 'number' &&
        Number.isInteger(answer) &&
        answer >= field.min &&
        answer <= field.max
        ? undefined
        : { code: 'not_an_option' };
    case 'date':
      return dateProblem(field, answer);
    case 'email':
      return typeof answer === 'string' &&
        /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(answer) &&
        answer.length <= 254
        ? undefined
        : { code: 'not_an_email' };
    case 'url':
      return typeof answer === 'string' && isWebAddress(answer) ? undefined : { code: 'not_a_url' };
    case 'select':
    case 'radio':
      return field.options.some(({ id }) => id === answer) ? undefined : { code: 'not_an_option' };
    case 'multi_select':
      return choicesProblem(field, answer);
    case 'consent':
      return answer === true ? undefined : { code: 'unreadable' };
    case 'identity':
      return typeof answer === 'string' && answer.length <= FORM_LIMITS.option
        ? undefined
        : { code: 'unreadable' };
    case 'file':
      return filesProblem(field, answer);
    case 'quiz':
      return quizProblem(field, answer);
  }
}

function lengthProblem(
  length: number,
  { min, max }: { min?: number; max: number },
): AnswerProblem | undefined {
  if (min !== undefined && length < min) return { code: 'too_short', limit: min };
  return length > max ? { code: 'too_long', limit: max } : undefined;
}

function numberProblem(
  { min, max, whole }: { min?: number; max?: number; whole: boolean },
  answer: Answer,
): AnswerProblem | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'not_a_number' };
  if (whole && !Number.isInteger(answer)) return { code: 'not_whole' };
  if (min !== undefined && answer < min) return { code: 'too_small', limit: min };
  return max !== undefined && answer > max ? { code: 'too_large', limit: max } : undefined;
}

function dateProblem(
  { min, max }: { min?: string; max?: string },
  answer: Answer,
): AnswerProblem | undefined {
  if (typeof answer !== 'string' || !isDay(answer)) return { code: 'not_a_date' };
  if (min !== undefined && answer < min) return { code: 'too_early', limit: min };
  return max !== undefined && answer > max ? { code: 'too_late', limit: max } : undefined;
}

function isWebAddress(text: string): boolean {
  return text.length <= 1000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function choicesProblem(
  { options, min, max }: { options: readonly { id: string }[]; min?: number; max?: number },
  answer: Answer,
): AnswerProblem | undefined {
  const known = new Set(options.map(({ id }) => id));
  if (!Array.isArray(answer) || answer.some((id) => !known.has(id)) || new Set(answer).size < answer.length)
    return { code: 'not_an_option' };
  if (min !== undefined && answer.length < min) return { code: 'too_few', limit: min };
  return max !== undefined && answer.length > max ? { code: 'too_many', limit: max } : undefined;
}

function filesProblem({ max }: { max: number }, answer: Answer): AnswerProblem | undefined {
  if (!Array.isArray(answer) || new Set(answer).size < answer.length) return { code: 'unreadable' };
  return answer.length > max ? { code: 'too_many', limit: max } : undefined;
}

function quizProblem(
  { questions, required }: Pick<Extract<PublicField, { type: 'quiz' }>, 'questions' | 'required'>,
  answer: Answer,
): AnswerProblem | undefined {
  if (typeof answer !== 'object' || Array.isArray(answer)) return { code: 'unreadable' };
  const chosen = Object.entries(answer);
  const fits = chosen.every(([id, choice]) =>
    questions.some((question) => question.id === id && question.options.some((each) => each.id === choice)),
  );
  if (!fits) return { code: 'not_an_option' };
  return required && chosen.length < questions.length
    ? { code: 'too_few', limit: questions.length }
    : undefined;
}

/** Returns the number of correctly answered questions of a quiz. Server only, because it needs the solutions. */
export function gradeQuiz(quiz: Extract<FormField, { type: 'quiz' }>, answer: Answer | undefined): number {
  if (typeof answer !== 'object' || Array.isArray(answer)) return 0;
  return quiz.questions.filter(({ id, answer: right }) => answer[id] === right).length;
}

/** Removes the solutions of quizzes. */
export function withoutQuizAnswers({ fields }: FormDefinition): PublicDefinition {
  return {
    fields: fields.map((field) =>
      field.type === 'quiz'
        ? { ...field, questions: field.questions.map(({ answer: _, ...rest }) => rest) }
        : field,
    ),
  };
}
