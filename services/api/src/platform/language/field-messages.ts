import type { z } from 'zod';

type Limit = number | bigint | undefined;

/** Returns the message that is shown next to an invalid field; undefined for the default message of the library. */
export function fieldMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'too_small':
      return atLeast(issue.origin, issue.minimum);
    case 'too_big':
      return atMost(issue.origin, issue.maximum);
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'invalid_value':
      return 'Choose one of the options.';
    default:
      return undefined;
  }
}

const FORMATS: Record<string, string> = {
  email: 'This is not an e-mail address.',
  url: 'This is not a web address. It begins with https://',
  date: 'This is not a date.',
  datetime: 'This is not a date with a time.',
};

function ofType({ expected, input }: z.core.$ZodRawIssue & { expected?: string }): string | undefined {
  if (input === undefined || input === null) return 'Fill this in.';
  if (expected === 'int') return 'This has to be a whole number.';
  return expected === 'number' ? 'This is not a number.' : undefined;
}

function atLeast(origin: string, minimum: Limit): string {
  if (origin !== 'string') return `At least ${minimum}.`;
  return minimum === 1 ? 'Fill this in.' : `Write at least ${minimum} characters.`;
}

function atMost(origin: string, maximum: Limit): string {
  return origin === 'string' ? `Write at most ${maximum} characters.` : `At most ${maximum}.`;
}
