import type { AnswerProblem } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Returns a function that translates a problem of an answer. */
export function useProblemText(): (problem: AnswerProblem) => string {
  const { t } = useLingui();
  return useCallback(
    (problem) => {
      const limit = 'limit' in problem ? problem.limit : '';
      const texts: Record<AnswerProblem['code'], string> = {
        required: t`This needs an answer.`,
        not_a_number: t`Enter a number.`,
        not_whole: t`Enter a whole number.`,
        not_a_date: t`Choose a date.`,
        not_an_email: t`Enter an e-mail address, such as name@example.org.`,
        not_a_url: t`Enter a full web address, beginning with https://`,
        not_an_option: t`Choose one of the options.`,
        pattern: t`This doesn’t have the expected format.`,
        unreadable: t`This answer can’t be read.`,
        too_short: t`Write at least ${limit} characters.`,
        too_long: t`Write at most ${limit} characters.`,
        too_small: t`This has to be at least ${limit}.`,
        too_large: t`This has to be at most ${limit}.`,
        too_few: t`Choose at least ${limit}.`,
        too_many: t`Choose at most ${limit}.`,
        too_early: t`Not before ${limit}.`,
        too_late: t`Not after ${limit}.`,
      };
      return texts[problem.code];
    },
    [t],
  );
}
