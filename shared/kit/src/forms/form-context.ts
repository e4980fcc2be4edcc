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
}

/** The fields that are drawn at present, in their order, by name. */
export type KnownFields = Map<string, KnownField>;

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
