import { createContext, type ReactNode, type RefObject, use } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Rules of a field in addition to the form's check, with react-hook-form's names. */
export interface FieldRules<Value = unknown, Values = FieldValues> {
  /** Error if it is empty. Marks the field as required. */
  required?: string;
  /** @returns the error of the value, or true. */
  validate?: (value: Value, values: Values) => string | true | Promise<string | true>;
}

/** A field registered with the form. */
export interface KnownField {
  label: ReactNode;
  rules: FieldRules | undefined;
  /** An element at the field's position. */
  element: () => Element | null;
}

/** The rendered fields, by name. */
export type KnownFields = Map<string, KnownField>;

/** Returns the fields in page order. In the map, a field that was shown later comes last, wherever it is. */
export function inPageOrder(fields: KnownFields): [name: string, field: KnownField][] {
  return [...fields].sort(([, one], [, other]) => {
    const [first, second] = [one.element(), other.element()];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Data shared by the parts of a form, in addition to react-hook-form's own context. */
export interface FormParts {
  fields: KnownFields;
  /** Element of the summary; empty if there is nothing to report. */
  summary: RefObject<HTMLDivElement | null>;
  idOf: (name: string) => string;
  /** Whether a stored draft is shown: based on this version of the row, or on an earlier one. */
  restored: 'current' | 'earlier' | undefined;
  /** Deletes the stored draft. */
  discard: () => void;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

/** @throws Error outside of a `<Form>`. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('This part of a form is outside of a <Form>.');
  return parts;
}
