import type { Readable } from 'node:stream';
import {
  EDITABLE_STATES,
  type EndpointInput,
  FORM_LIMITS,
  type FormField,
  type SubmissionFile,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionAccess } from '../applicant/submission-access.service.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { FileIntake } from './file-intake.service.ts';
import { toFile } from './files.view.ts';
import { StoredFiles } from './stored-files.service.ts';

/** Includes submitted files, so that repeated requests for changes don't accumulate more. */
const MOST_OF_FIELD = 4 * FORM_LIMITS.files;

type FileField = Extract<FormField, { type: 'file' }>;

/** Applicants' files of drafts. */
@Injectable()
export class SubmissionFilesService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccess,
    private readonly forms: PublishedFormsService,
    private readonly intake: FileIntake,
    private readonly files: StoredFiles,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED, FILE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES */
  async take(
    caller: Caller,
    id: string,
    { field: name, name: fileName }: EndpointInput<'POST /api/submissions/:id/files'>['query'],
    body: Readable,
  ): Promise<SubmissionFile> {
    const field = await this.fieldOf(editable(await this.access.find(caller, id)), name);
    const { bytes, mediaType } = await this.intake.read(caller.id, body, field.kinds);
    const row = await this.database.transaction(async () => {
      editable(await this.access.lock(caller, id));
      const sent = (await this.files.findOfSubmission(id)).filter((file) => file.field === field.id);
      const fresh = sent.filter(({ kept }) => !kept);
      if (fresh.length >= field.max || sent.length >= MOST_OF_FIELD) throw new ApiError('TOO_MANY_FILES');
      const described = { submissionId: id, field: field.id, name: fileName, mediaType };
      return this.files.insert({ ...described, bytes: bytes.length });
    });
    await this.files.writeBytes(row, bytes);
    return toFile(row);
  }

  /** @throws SUBMISSION_NOT_FOUND, also for a missing file; SUBMISSION_STATE_REFUSED */
  async remove(caller: Caller, id: string, fileId: string): Promise<void> {
    const isGone = await this.database.transaction(async () => {
      editable(await this.access.lock(caller, id));
      const file = await this.files.find(id, fileId);
      if (!file) throw new ApiError('SUBMISSION_NOT_FOUND');
      // Submitted files stay while answers contain them, so that reviewers can compare.
      return !file.kept;
    });
    if (isGone) await this.files.remove([fileId]);
  }

  private async fieldOf({ formId, formVersion }: SubmissionRow, name: string): Promise<FileField> {
    const { fields } = await this.forms.definitionOf(formId, formVersion);
    const field = fields.find(({ id }) => id === name);
    if (field?.type !== 'file') throw new ApiError('FILE_REFUSED');
    return field;
  }
}

/** @throws SUBMISSION_STATE_REFUSED */
function editable(row: SubmissionRow): SubmissionRow {
  if (!EDITABLE_STATES.includes(row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
  return row;
}
