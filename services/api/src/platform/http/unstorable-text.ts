import type { FieldError } from '@boardwalk/contracts';

/** Texts that PostgreSQL can't hold, a zero character or half of a pair: refused at the door instead of failing inside. */
export function unstorableTexts(value: unknown, path: string): FieldError[] {
  if (typeof value === 'string') {
    const storable = value.isWellFormed() && !value.includes('\u0000');
    return storable ? [] : [{ path, message: 'This text has characters that can’t be stored.' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, `${path}.${key}`));
}
