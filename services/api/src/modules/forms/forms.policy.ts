import {
  canonicalJson,
  type FieldError,
  type FormDefinition,
  type FormKind,
  isQuestion,
  RESERVED_FORM_SLUGS,
  WHITELIST_SLUG,
} from '@boardwalk/contracts';
import { patternProblem } from './answer-patterns.ts';
import type { FormRow, NewFormRow } from './forms.table.ts';

/** Returns the invalid patterns of a definition, as errors of their fields. @param path of the definition in the input. */
export function refusedPatterns({ fields }: FormDefinition, path: string): FieldError[] {
  return fields.flatMap((field, index) => {
    const message = field.type === 'short_text' && field.pattern && patternProblem(field.pattern);
    return message ? [{ path: `${path}.fields.${index}.pattern`, message }] : [];
  });
}

/** Whether a slug is reserved for other pages or another kind of form. */
export function isReserved(slug: string, kind: FormKind): boolean {
  return RESERVED_FORM_SLUGS.includes(slug) && !(slug === WHITELIST_SLUG && kind === 'whitelist');
}

/** Whether the form has a field to answer. */
export function asksSomething({ fields }: FormDefinition): boolean {
  return fields.some(isQuestion);
}

export function isSame(one: FormDefinition, other: FormDefinition): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** Returns the names of changed fields. */
export function changedFields(
  row: FormRow,
  wanted: Partial<Pick<FormRow, 'title' | 'slug' | 'summary' | 'kind' | 'definition' | 'settings'>>,
): Partial<NewFormRow> {
  const keys = ['title', 'slug', 'summary', 'kind', 'definition', 'settings'] as const;
  return Object.fromEntries(
    keys
      .filter((key) => wanted[key] !== undefined && canonicalJson(wanted[key]) !== canonicalJson(row[key]))
      .map((key) => [key, wanted[key]]),
  );
}
