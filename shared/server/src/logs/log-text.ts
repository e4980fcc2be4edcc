/** Values of a failed query, which the query builder puts into its message. The lines of the stack come after them. */
const QUERY_VALUES = /\nparams: [\s\S]*?(?=\n +at |$)/;
/** The same in a line of JSON. */
const QUERY_VALUES_IN_JSON = /\\nparams: (?:[^"\\]|\\(?!n +at ).)*/g;

/** What a line may hold that is nobody's but its owner's, and what stands in its place. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [QUERY_VALUES_IN_JSON, ''],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 […]'],
  [/(?<![\w-])eyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [/\bbwd_[\w-]{10,}/g, '[token]'],
  [/(:\/\/[^\s:/@"\\]*):[^\s/@"\\]+@/g, '$1:[…]@'],
  [/\?[\w.~%[\]-]+=[^\s"'`<>)\\]*/g, '?[…]'],
];
/** Most lines hold none of it: one look decides. */
const SUSPICIOUS = /[?@]|\\nparams: |bearer|basic|eyJ|bwd_/i;

/** A line of a log as JSON, without tokens, passwords, query strings and the values of failed queries. */
export function withoutSecrets(line: string): string {
  if (!SUSPICIOUS.test(line)) return line;
  return SECRETS.reduce((text, [secret, instead]) => text.replace(secret, instead), line);
}

/** The path of an address, for a log: a query may hold tokens, or somebody's e-mail address. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** An error as loggers take it. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

type KnownError = Error & Partial<Record<(typeof KNOWN_FIELDS)[number], unknown>>;
/** What systems, PostgreSQL and HTTP libraries say about an error that is nobody's data. */
const KNOWN_FIELDS = ['code', 'statusCode', 'constraint', 'table'] as const;
const MOST_CAUSES = 5;

/**
 * An error for a log: what it is and where it comes from, with its causes. Whatever else it carries (an answer, headers, a query and its
 * values) stays out.
 */
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
  return [error, ...(cause instanceof Error && depth < MOST_CAUSES ? withCauses(cause, depth + 1) : [])];
}
