import type { FieldError } from '@boardwalk/contracts';

/** Texts that PostgreSQL can't hold, a zero character or half of a pair: refused at the door instead of failing inside. */
export function unstorableTexts(value: unknown, path: string): FieldError[] {
  // Nearly always: so no path is written down for it.
  if (isStorable(value)) return [];
  if (typeof value !== 'object' || value === null)
    return [{ path, message: 'This text has characters that can’t be stored.' }];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, `${path}.${key}`));
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}
