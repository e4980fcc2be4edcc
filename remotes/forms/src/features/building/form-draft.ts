import type { Form, FormChange } from '@boardwalk/contracts';

/** What is edited of a form. */
export type FormDraft = Required<Omit<FormChange, 'version'>>;

export function draftOf({ title, slug, summary, kind, definition, settings }: Form): FormDraft {
  return { title, slug, summary, kind, definition, settings };
}
