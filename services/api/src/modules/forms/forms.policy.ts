import {
  canonicalJson,
  type FieldError,
  type FormDefinition,
  type FormKind,
  isAsked,
  RESERVED_FORM_SLUGS,
} from '@boardwalk/contracts';
import { patternProblem } from './answer-patterns.ts';
import type { FormRow, NewFormRow } from './forms.table.ts';

/** The address of the whitelist form, whatever else it is called. */
export const WHITELIST_SLUG = 'application';

/** The patterns of a definition that can't be used, each at its field. @param path where the definition stands in the input. */
export function refusedPatterns({ fields }: FormDefinition, path: string): FieldError[] {
  return fields.flatMap((field, index) => {
    const message = field.type === 'short_text' && field.pattern && patternProblem(field.pattern);
    return message ? [{ path: `${path}.fields.${index}.pattern`, message }] : [];
  });
}

/** Whether an address is no form's, or this kind's alone. */
export function isReserved(slug: string, kind: FormKind): boolean {
  return RESERVED_FORM_SLUGS.includes(slug) && !(slug === WHITELIST_SLUG && kind === 'whitelist');
}

/** Whether there is anything to answer. */
export function asksSomething({ fields }: FormDefinition): boolean {
  return fields.some(isAsked);
}

export function isSame(one: FormDefinition, other: FormDefinition): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** The fields of a change that say something else than the row. */
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
