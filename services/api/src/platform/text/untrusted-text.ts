import type { FieldError } from '@boardwalk/contracts';

/** What a text says as JSON; undefined for what is none, which no schema takes. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const UNSTORABLE = 'This text has characters that can’t be stored.';

/** The places of texts that PostgreSQL can't store: those with a zero character or half of a surrogate pair. */
export function unstorableTexts(value: unknown, path: string): FieldError[] {
  // Paths are only written down when something was found: nearly always nothing is.
  if (isStorable(value)) return [];
  if (typeof value !== 'object' || value === null) return [{ path, message: UNSTORABLE }];
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key) ? unstorableTexts(inner, `${path}.${key}`) : [{ path, message: UNSTORABLE }],
  );
}

/** A LIKE pattern that finds the text itself, wherever it stands. */
export function containing(text: string): string {
  return `%${literal(text.trim())}%`;
}

/** A LIKE pattern that finds the text itself, at the start. */
export function startingWith(text: string): string {
  return `${literal(text)}%`;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
