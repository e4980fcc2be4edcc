import type { ErrorCode } from '@boardwalk/contracts';
import { errorMessage } from '../request/error-message.ts';
import { RequestError } from '../request/request-error.ts';

/** Errors of a failed call: by field, and for the whole form. */
export interface Refusal {
  fields: Map<string, string>;
  /** Undefined if the fields cover everything. */
  whole: string | undefined;
}

/** Fields of error codes. */
export type CodeFields<Name extends string> = Partial<Record<ErrorCode, Name>>;

/**
 * Assigns the server's errors to fields.
 * @param names the form's fields.
 * @param codes fields of codes that name none themselves.
 * @param failure message for a failure without one.
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

/**
 * Finds the form field of a rejected input.
 * @param path path in the request body: `username`, `remotes.0`.
 * @returns the field of that name, else the one that contains the path; undefined if there is none.
 */
export function fieldOfPath(path: string, names: Iterable<string>): string | undefined {
  let found: string | undefined;
  for (const name of names) {
    const fits = path === name || path.startsWith(`${name}.`);
    if (fits && name.length >= (found?.length ?? 0)) found = name;
  }
  return found;
}
