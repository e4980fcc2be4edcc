/** Values of a failed query, which the query builder adds to its message. The stack follows them. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n +at |$)/;
/** Values of a failed query in a line of JSON. */
const QUERY_VALUES_IN_JSON = /\\nparams: (?:[^"\\]|\\(?!n +at ).)*/g;

/** Secrets and personal data in a line, with their replacement. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [QUERY_VALUES_IN_JSON, ''],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 […]'],
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [/\bbwd_[\w-]{10,}/g, '[token]'],
  [/(:\/\/[^\s:/@"\\]*):[^\s/@"\\]+@/g, '$1:[…]@'],
  [/\?[\w.~%[\]-]+=[^\s"'`<>)\\]*/g, '?[…]'],
];
/** Fast check: most lines contain none of it. */
const SUSPICIOUS = /[?@]|\\nparams: |bearer|basic|eyJ|bwd_/i;

/** Returns a log line as JSON, without tokens, passwords, query strings and the values of failed queries. */
export function withoutSecrets(line: string): string {
  if (!SUSPICIOUS.test(line)) return line;
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}

/** Returns the path of a URL for logs: the query may contain tokens or e-mail addresses. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** An error in the format of loggers. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

type KnownError = Error & Partial<Record<(typeof KNOWN_FIELDS)[number], unknown>>;
/** Fields of system, PostgreSQL and HTTP errors that contain no personal data. */
const KNOWN_FIELDS = ['code', 'statusCode', 'constraint', 'table'] as const;
const MAX_CAUSES = 5;

/** Converts an error for logs: type, message and stack, with its causes. All other data (a response, headers, a query and its values) is omitted. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const errors = withCauses(error);
  const fields = KNOWN_FIELDS.map((name) => [name, errors.find((one) => one[name] !== undefined)?.[name]]);
  return {
    type: error.constructor.name,
    message: errors.map(({ message }) => message.replace(QUERY_VALUES, '')).join(': '),
    stack: errors.map(({ stack = '' }) => stack.replace(QUERY_VALUES, '')).join('\ncaused by: '),
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  };
}

function withCauses(error: KnownError, depth = 0): KnownError[] {
  const { cause } = error;
  return [error, ...(cause instanceof Error && depth < MAX_CAUSES ? withCauses(cause, depth + 1) : [])];
}
