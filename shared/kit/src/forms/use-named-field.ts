import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { type FieldErrors, type FieldValues, get, useFormState } from 'react-hook-form';
import { type FieldRules, useFormParts } from './form-context.ts';

/**
 * Registers a field with its form.
 * @param marker an element at its position, for a field whose control doesn't have the returned id.
 * @returns the id of its control, and its error.
 */
export function useNamedField(
  name: string,
  label: ReactNode,
  rules?: FieldRules,
  marker?: RefObject<Element | null>,
) {
  const { fields, idOf } = useFormParts();
  const { errors } = useFormState({ name });
  const id = idOf(name);
  useLayoutEffect(() => {
    fields.set(name, { label, rules, element: () => marker?.current ?? document.getElementById(id) });
  });
  useLayoutEffect(() => () => void fields.delete(name), [fields, name]);
  return { id, error: errorAt(errors, name) };
}

/** Returns a field's error message; undefined if it is valid. */
export function errorAt(errors: FieldErrors<FieldValues>, name: string): string | undefined {
  const { message } = (get(errors, name) ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}
