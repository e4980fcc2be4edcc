import type { FieldError } from '@boardwalk/contracts';

/** Parses a text as JSON; undefined for invalid JSON, which no schema accepts. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const UNSTORABLE = 'This text has characters that can’t be stored.';

/** Returns an error for each string that PostgreSQL can't store: with a null character or a lone surrogate. */
export function unstorableTexts(value: unknown, path: string): FieldError[] {
  // Paths are built only after a finding, which is rare.
  if (isStorable(value)) return [];
  if (typeof value !== 'object' || value === null) return [{ path, message: UNSTORABLE }];
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key) ? unstorableTexts(inner, `${path}.${key}`) : [{ path, message: UNSTORABLE }],
  );
}

/** Returns a LIKE pattern that matches the literal text anywhere. */
export function containing(text: string): string {
  return `%${literal(text.trim())}%`;
}

/** Returns a LIKE pattern that matches the literal text at the start. */
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
