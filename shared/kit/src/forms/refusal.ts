import type { ErrorCode } from '@boardwalk/contracts';
import { errorMessage } from '../request/error-message.ts';
import { RequestError } from '../request/request-error.ts';
import { fieldOfPath } from './field-of-path.ts';

/** What a failed call says: about fields of the form, and about the whole of it. */
export interface Refusal {
  fields: Map<string, string>;
  /** Undefined when the fields say all of it. */
  whole: string | undefined;
}

/** Which field a code of the error table is about. */
export type CodeFields<Name extends string> = Partial<Record<ErrorCode, Name>>;

/**
 * Gives the server's words to the fields they are about.
 * @param names the form's fields.
 * @param codes fields of codes that name none themselves.
 * @param failure words for a failure that brings none.
 */
export function refusalOf(
  error: unknown,
  names: readonly string[],
  codes: CodeFields<string> = {},
  failure?: string,
): Refusal {
  const fields = new Map<string, string>();
  const strangers: string[] = [];
  if (error instanceof RequestError) {
    for (const { path, message } of error.fields) {
      const place = path.replace(/^(body|query|params)\./, '');
      const name = fieldOfPath(place, names);
      if (!name) strangers.push(`${place}: ${message}`);
      else if (!fields.has(name)) fields.set(name, message);
    }
    const named = error.code && codes[error.code];
    if (named && !fields.has(named)) fields.set(named, errorMessage(error, failure));
  }
  if (strangers.length > 0) return { fields, whole: strangers.join('\n') };
  return { fields, whole: fields.size === 0 ? errorMessage(error, failure) : undefined };
}
