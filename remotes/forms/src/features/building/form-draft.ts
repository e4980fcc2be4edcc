import type { Form, FormChange } from '@boardwalk/contracts';

/** The editable parts of a form. */
export type FormDraft = Required<Omit<FormChange, 'version'>>;

export function draftOf({ title, slug, summary, kind, definition, settings }: Form): FormDraft {
  return { title, slug, summary, kind, definition, settings };
}

/** Value of an optional field: an empty text or day becomes undefined. */
export const orNone = (text: unknown) => (text === '' || text === undefined ? undefined : text);

/** Value of an optional number field: an empty text becomes undefined. */
export const numberOrNone = (text: unknown) => (orNone(text) === undefined ? undefined : Number(text));
