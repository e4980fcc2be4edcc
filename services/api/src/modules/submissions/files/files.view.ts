import type { SubmissionFile } from '@boardwalk/contracts';
import type { FileRow } from '../submission-records.table.ts';

export function toFile({ id, field, name, mediaType, bytes }: FileRow): SubmissionFile {
  return { id, field, name, mediaType, bytes };
}
