import { PlainError } from '@boardwalk/build/command';
import { type ErrorObject, errorObjectSchema, type FieldError } from '@boardwalk/contracts';

/** A refusal of the site. `code` is from the error table, or the status when the response isn't from the API. */
export class SiteError extends PlainError {
  readonly code: string;
  /** The refused fields. */
  readonly fields: FieldError[];

  constructor(message: string, code: string, fields: FieldError[] = []) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/** Reads a refusal. @param text the body of the response. */
export function siteErrorFrom(status: number, text: string): SiteError {
  const error = errorObjectOf(text);
  if (!error)
    return new SiteError(`The site responded with ${status}. Is it a Boardwalk site?`, `HTTP_${status}`);
  const { code, fields = [] } = error.details;
  const lines = fields.map(({ path, message }) => `  ${path}: ${message}`);
  const request = status >= 500 ? [`  (request ${error.requestId})`] : [];
  return new SiteError([error.message, ...lines, ...request].join('\n'), code, fields);
}

function errorObjectOf(text: string): ErrorObject | undefined {
  try {
    return errorObjectSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
