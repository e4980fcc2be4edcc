import type { Form, FormEntry, FormFile } from '@boardwalk/contracts';
import type { FormEntryRow } from './forms.repository.ts';
import type { FormRow } from './forms.table.ts';

export function toFormEntry(row: FormEntryRow, openSubmissions: number): FormEntry {
  const { id, slug, title, summary, kind, state, version, publishedVersion, changed, demo } = row;
  return {
    id,
    slug,
    title,
    summary,
    kind,
    state,
    version,
    publishedVersion,
    changed,
    demo,
    openSubmissions,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toForm(row: FormRow, openSubmissions: number): Form {
  return { ...toFormEntry(row, openSubmissions), definition: row.definition, settings: row.settings };
}

export function toFormFile({ title, slug, summary, kind, definition, settings }: FormRow): FormFile {
  return { format: 'boardwalk-form@1', title, slug, summary, kind, definition, settings };
}
