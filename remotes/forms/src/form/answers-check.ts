import {
  type AnswerProblem,
  type Answers,
  checkAnswers,
  type LinkedAccount,
  type PublicField,
  withLinkedAccounts,
} from '@boardwalk/contracts';
import type { StandardSchema } from '@boardwalk/kit';

/**
 * Checks answers before submission, with the same functions as the server.
 * @param linkedAccounts the applicant's linked accounts; undefined if they can't be loaded, so that only the server checks them.
 */
export function answersCheck(
  fields: readonly PublicField[],
  textOf: (problem: AnswerProblem) => string,
  linkedAccounts: () => Promise<readonly LinkedAccount[] | undefined>,
): () => Promise<StandardSchema> {
  const validate = async (sent: unknown) => {
    const linked = await linkedAccounts();
    const problems = checkAnswers(fields, withLinkedAccounts(fields, sent as Answers, linked ?? []), {
      whole: true,
    });
    const isUnknown = (id: string) =>
      linked === undefined && fields.some((field) => field.id === id && field.type === 'identity');
    return {
      issues: [...problems]
        .filter(([id]) => !isUnknown(id))
        .map(([id, problem]) => ({ path: [id], message: textOf(problem) })),
    };
  };
  return async () => ({ '~standard': { validate } });
}
