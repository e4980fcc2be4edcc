import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { errorAt } from './error-at.ts';
import { type FieldRules, useFormParts } from './form-context.ts';

/**
 * Makes a field known to its form.
 * @param marker an element where it is, for a field whose control doesn't have the returned id.
 * @returns the id of its control, and what is wrong with it.
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
