import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { errorAt } from './error-at.ts';
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
