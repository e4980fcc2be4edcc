import { createContext, type ReactNode, type RefObject, use } from 'react';
import type { FieldValues } from 'react-hook-form';

/** The rules that a field has beside the form's check, under react-hook-form's names. */
export interface FieldRules<Value = unknown, Values = FieldValues> {
  /** What is said when it is left empty. It marks the field as required. */
  required?: string;
  /** @returns what is wrong with the value, or true. */
  validate?: (value: Value, values: Values) => string | true | Promise<string | true>;
}

/** A field as the form knows it. */
export interface KnownField {
  label: ReactNode;
  rules: FieldRules | undefined;
  /** An element of the page where the field is. */
  element: () => Element | null;
}

/** The fields that are rendered at present, by name. */
export type KnownFields = Map<string, KnownField>;

/** The fields from the top of the page to its end. One that was shown later than the others is the last of the map, wherever it is. */
export function inPageOrder(fields: KnownFields): [name: string, field: KnownField][] {
  return [...fields].sort(([, one], [, other]) => {
    const [first, second] = [one.element(), other.element()];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** What the parts of one form share beside react-hook-form's own context. */
export interface FormParts {
  fields: KnownFields;
  /** Where the summary stands; empty while it has nothing to say. */
  summary: RefObject<HTMLDivElement | null>;
  idOf: (name: string) => string;
  /** What this browser kept, if it is shown: written upon this version of the row, or upon an earlier one. */
  restored: 'current' | 'earlier' | undefined;
  /** Throws away what was kept. */
  discard: () => void;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

/** @throws Error outside of a `<Form>`. */
export function useFormParts(): FormParts {
  const parts = use(FormContext);
  if (!parts) throw new Error('This part of a form stands outside of a <Form>.');
  return parts;
}
