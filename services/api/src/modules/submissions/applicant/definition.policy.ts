import { hash } from 'node:crypto';
import {
  type Answers,
  checkAnswers,
  cleanAnswer,
  type FormDefinition,
  gradeQuiz,
  isQuestion,
  type PublicDefinition,
  withLinkedAccounts,
  withoutQuizAnswers,
} from '@boardwalk/contracts';
import type { LinkedIdentity } from '../linked-identities.service.ts';
import type { QuizResults } from '../submissions.table.ts';

/** Returns the fields for the applicant of a submission: without correct answers, and with quizzes shuffled per submission. */
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

/** Shuffles deterministically by the seed. */
function shuffled<T extends { id: string }>(items: readonly T[], seed: string): T[] {
  const places = new Map(items.map(({ id }) => [id, hash('sha256', `${seed} ${id}`)]));
  return items.toSorted((one, other) => ((places.get(one.id) ?? '') < (places.get(other.id) ?? '') ? -1 : 1));
}

/** Returns the answers to existing fields. Those to identity fields are the applicant's linked accounts, regardless of what was sent. */
export function knownAnswers(
  { fields }: FormDefinition,
  sent: Answers,
  identities: readonly LinkedIdentity[],
): Answers {
  const known = fields.filter(isQuestion).flatMap((field) => {
    const answer = Object.hasOwn(sent, field.id) ? sent[field.id] : undefined;
    return answer === undefined ? [] : [[field.id, cleanAnswer(field, answer)] as const];
  });
  return withLinkedAccounts(fields, Object.fromEntries(known), identities);
}

/** Returns the answers of a draft that are valid for a version of its form. */
export function keptAnswers(fields: FormDefinition['fields'], answers: Answers): Answers {
  const questions = fields.filter(isQuestion).filter(({ id }) => Object.hasOwn(answers, id));
  const kept = Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
  for (const id of checkAnswers(fields, kept, { whole: false }).keys()) delete kept[id];
  return kept;
}

/** Returns the number of correct answers of each quiz. Hidden quizzes are absent. */
export function gradeQuizzes({ fields }: FormDefinition, answers: Answers): QuizResults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.type !== 'quiz' || answers[field.id] === undefined) return [];
      const right = gradeQuiz(field, answers[field.id]);
      return [[field.id, { right, of: field.questions.length, passed: right >= field.pass }]];
    }),
  );
}

/** Returns the ids of the files in answers, by field. */
export function filesIn({ fields }: FormDefinition, answers: Answers): Map<string, string[]> {
  return new Map(
    fields.flatMap(({ id, type }) => {
      const answer = answers[id];
      return type === 'file' && Array.isArray(answer) ? [[id, answer] as const] : [];
    }),
  );
}
