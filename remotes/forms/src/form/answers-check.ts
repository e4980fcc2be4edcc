import { type AnswerProblem, type Answers, checkAnswers, type PublicField } from '@boardwalk/contracts';
import type { StandardSchema } from '@boardwalk/kit';

/** Checks answers that are to be submitted, by the same function as the server. */
export function answersCheck(
  fields: readonly PublicField[],
  textOf: (problem: AnswerProblem) => string,
): () => Promise<StandardSchema> {
  const validate = (answers: unknown) => ({
    issues: [...checkAnswers(fields, answers as Answers, { whole: true })].map(([id, problem]) => ({
      path: [id],
      message: textOf(problem),
    })),
  });
  return async () => ({ '~standard': { validate } });
}
