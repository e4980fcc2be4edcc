import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  Controller as HookController,
  type ControllerProps as HookControllerProps,
} from 'react-hook-form';
import type { FieldRules } from './form-context.ts';
import { useNamedField } from './use-named-field.ts';

export interface ControllerProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<HookControllerProps<Values, Name>, 'rules'> {
  /** What the summary calls the field. */
  label: ReactNode;
  rules?: FieldRules<FieldPathValue<Values, Name>, Values>;
}

/** react-hook-form's own, for what isn't an input of the browser; its field is one of the form's, so that errors find it. */
export function Controller<Values extends FieldValues, Name extends FieldPath<Values>>({
  label,
  rules,
  ...rest
}: ControllerProps<Values, Name>) {
  useNamedField(rest.name, label, rules as FieldRules | undefined);
  return <HookController {...rest} />;
}
