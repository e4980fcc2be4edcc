import { type FieldErrors, type FieldValues, get } from 'react-hook-form';

/** What is wrong with a field, in words; undefined when nothing is. */
export function errorAt(errors: FieldErrors<FieldValues>, name: string): string | undefined {
  const { message } = (get(errors, name) ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
