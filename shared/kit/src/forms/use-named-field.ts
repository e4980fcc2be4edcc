import { type ReactNode, useLayoutEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { errorAt } from './error-at.ts';
import { type FieldRules, useFormParts } from './form-context.ts';

/** Makes a field known to its form. @returns the id of its control, and what is wrong with it. */
export function useNamedField(name: string, label: ReactNode, rules?: FieldRules) {
  const { fields, idOf } = useFormParts();
  const { errors } = useFormState({ name });
  useLayoutEffect(() => {
    fields.set(name, { label, rules });
  });
  useLayoutEffect(() => () => void fields.delete(name), [fields, name]);
  return { id: idOf(name), error: errorAt(errors, name) };
}
