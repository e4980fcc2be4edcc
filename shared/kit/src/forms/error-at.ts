import { type FieldErrors, type FieldValues, get } from 'react-hook-form';

/** Returns a field's error message; undefined if it is valid. */
export function errorAt(errors: FieldErrors<FieldValues>, name: string): string | undefined {
  const { message } = (get(errors, name) ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
