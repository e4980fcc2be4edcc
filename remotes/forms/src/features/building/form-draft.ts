import type { Form, FormChange } from '@boardwalk/contracts';

/** What is edited of a form. */
export type FormDraft = Required<Omit<FormChange, 'version'>>;

export function draftOf({ title, slug, summary, kind, definition, settings }: Form): FormDraft {
  return { title, slug, summary, kind, definition, settings };
}

/** What stands in a field that may be empty: an empty text or day is none. */
export const orNone = (text: unknown) => (text === '' || text === undefined ? undefined : text);

/** The same for a number. */
export const numberOrNone = (text: unknown) => (orNone(text) === undefined ? undefined : Number(text));
