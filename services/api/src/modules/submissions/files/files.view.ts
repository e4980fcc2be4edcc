import type { SubmissionFile } from '@boardwalk/contracts';
import type { SubmissionFileRow } from '../submission-records.table.ts';

export function toFile({ id, field, name, mediaType, bytes }: SubmissionFileRow): SubmissionFile {
  return { id, field, name, mediaType, bytes };
}
