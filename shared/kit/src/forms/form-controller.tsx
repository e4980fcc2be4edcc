import { type ReactNode, useRef } from 'react';
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
  /** Name of the field in the summary. */
  label: ReactNode;
  rules?: FieldRules<FieldPathValue<Values, Name>, Values>;
}

/** react-hook-form's Controller, for inputs other than the browser's; registers its field with the form, so that errors are shown at it. */
export function Controller<Values extends FieldValues, Name extends FieldPath<Values>>({
  label,
  rules,
  ...rest
}: ControllerProps<Values, Name>) {
  const marker = useRef<HTMLSpanElement>(null);
  useNamedField(rest.name, label, rules as FieldRules | undefined, marker);
  return (
    <>
      <span ref={marker} hidden />
      <HookController {...rest} />
    </>
  );
}
