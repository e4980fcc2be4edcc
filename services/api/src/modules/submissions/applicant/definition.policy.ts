import { hash } from 'node:crypto';
import {
  type Answers,
  checkAnswers,
  cleanAnswer,
  type FormDefinition,
  gradeQuiz,
  isAsked,
  type PublicDefinition,
  withLinkedAccounts,
  withoutQuizAnswers,
} from '@boardwalk/contracts';
import type { LinkedIdentity } from '../linked-identities.ts';
import type { QuizResults } from '../submissions.table.ts';

/** The fields as the applicant of a submission sees them: without right answers, the quizzes in an order of their own. */
export function definitionFor(submissionId: string, definition: FormDefinition): PublicDefinition {
  const { fields } = withoutQuizAnswers(definition);
  return {
    fields: fields.map((field) => {
      if (field.type !== 'quiz' || !field.shuffle) return field;
      const questions = shuffled(field.questions, submissionId).map((question) => ({
        ...question,
        options: shuffled(question.options, `${submissionId} ${question.id}`),
      }));
      return { ...field, questions };
    }),
  };
}

/** The same order for the same seed. */
function shuffled<T extends { id: string }>(items: readonly T[], seed: string): T[] {
  const places = new Map(items.map(({ id }) => [id, hash('sha256', `${seed} ${id}`)]));
  return items.toSorted((one, other) => ((places.get(one.id) ?? '') < (places.get(other.id) ?? '') ? -1 : 1));
}

/**
 * The answers to fields that there are. Those to identity fields are the accounts that the applicant has linked, whatever was sent.
 */
export function knownAnswers(
  { fields }: FormDefinition,
  sent: Answers,
  identities: readonly LinkedIdentity[],
): Answers {
  const known = fields.filter(isAsked).flatMap((field) => {
    const answer = Object.hasOwn(sent, field.id) ? sent[field.id] : undefined;
    return answer === undefined ? [] : [[field.id, cleanAnswer(field, answer)] as const];
  });
  return withLinkedAccounts(fields, Object.fromEntries(known), identities);
}

/** The answers of a draft that a version of its form can still hold. */
export function keptAnswers(fields: FormDefinition['fields'], answers: Answers): Answers {
  const asked = fields.filter(isAsked).filter(({ id }) => Object.hasOwn(answers, id));
  const kept = Object.fromEntries(
    asked.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
  for (const id of checkAnswers(fields, kept, { whole: false }).keys()) delete kept[id];
  return kept;
}

/** How many questions of each quiz were answered right. Quizzes that weren't shown are left out. */
export function gradeQuizzes({ fields }: FormDefinition, answers: Answers): QuizResults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.type !== 'quiz' || answers[field.id] === undefined) return [];
      const right = gradeQuiz(field, answers[field.id]);
      return [[field.id, { right, of: field.questions.length, passed: right >= field.pass }]];
    }),
  );
}

/** The ids of the files that answers name, by field. */
export function filesIn({ fields }: FormDefinition, answers: Answers): Map<string, string[]> {
  return new Map(
    fields.flatMap(({ id, type }) => {
      const answer = answers[id];
      return type === 'file' && Array.isArray(answer) ? [[id, answer] as const] : [];
    }),
  );
}
