// Without schemas, because pages import it.

/** A problem of an answer. Pages translate it into the reader's language, the server into English. */
export type AnswerProblem =
  | {
      code:
        | 'required'
        | 'not_a_number'
        | 'not_whole'
        | 'not_a_date'
        | 'not_an_email'
        | 'not_a_url'
        | 'not_an_option'
        | 'pattern'
        | 'unreadable';
    }
  | { code: 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'too_few' | 'too_many'; limit: number }
  | { code: 'too_early' | 'too_late'; limit: string };

/** Returns the English message of a problem. */
export function problemText(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'required':
      return 'This needs an answer.';
    case 'not_a_number':
      return 'This is not a number.';
    case 'not_whole':
      return 'This has to be a whole number.';
    case 'not_a_date':
      return 'This is not a date.';
    case 'not_an_email':
      return 'This is not an e-mail address.';
    case 'not_a_url':
      return 'This is not a web address. It begins with https://';
    case 'not_an_option':
      return 'Choose one of the options.';
    case 'pattern':
      return 'This doesn’t have the expected format.';
    case 'unreadable':
      return 'This answer can’t be read.';
    case 'too_short':
      return `Write at least ${problem.limit} characters.`;
    case 'too_long':
      return `Write at most ${problem.limit} characters.`;
    case 'too_small':
      return `At least ${problem.limit}.`;
    case 'too_large':
      return `At most ${problem.limit}.`;
    case 'too_few':
      return `Choose at least ${problem.limit}.`;
    case 'too_many':
      return `Choose at most ${problem.limit}.`;
    case 'too_early':
      return `Not before ${problem.limit}.`;
    case 'too_late':
      return `Not after ${problem.limit}.`;
  }
}
