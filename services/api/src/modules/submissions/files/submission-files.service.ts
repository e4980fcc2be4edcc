import type { Readable } from 'node:stream';
import {
  EDITABLE_STATES,
  type EndpointInput,
  FORM_LIMITS,
  type FormField,
  type FormFileKind,
  type SubmissionFile,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import { readBytes } from '../../../platform/http/read-bytes.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { HeldBytes } from '../../media/held-bytes.ts';
import { decodePicture, encodeMaster, encodePicture, isHeic } from '../../media/picture-codec.ts';
import { PictureWork } from '../../media/picture-work.ts';
import { SubmissionAccessService } from '../applicant/submission-access.service.ts';
import type { SubmissionFileRow } from '../submission-records.table.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { kindOf } from './file-kind.policy.ts';
import { FilesRepository } from './files.repository.ts';
import { toFile } from './files.view.ts';
import { StoredFilesService } from './stored-files.service.ts';

/** Includes submitted files, so that repeated requests for changes don't accumulate more. */
const MAX_FILES_PER_FIELD = 4 * FORM_LIMITS.files;

type FileField = Extract<FormField, { type: 'file' }>;

/** Files of submissions, which applicants upload to drafts and reviewers download after the submission. */
@Injectable()
export class SubmissionFilesService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccessService,
    private readonly submissions: SubmissionsRepository,
    private readonly forms: PublishedFormsService,
    private readonly files: FilesRepository,
    private readonly stored: StoredFilesService,
    private readonly held: HeldBytes,
    private readonly work: PictureWork,
  ) {}

  /**
   * @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED, FILE_REFUSED, FILE_TOO_LARGE, TOO_MANY_FILES, MEDIA_HEIC, MEDIA_DAMAGED, and
   * UNAVAILABLE when too many uploads are waiting.
   */
  async take(
    caller: Caller,
    id: string,
    { field: name, name: fileName }: EndpointInput<'POST /api/submissions/:id/files'>['query'],
    body: Readable,
  ): Promise<SubmissionFile> {
    const field = await this.fieldOf(editable(await this.access.find(caller, id)), name);
    const { bytes, mediaType } = await this.read(caller.id, body, field.kinds);
    const row = await this.database.transaction(async () => {
      editable(await this.access.lock(caller, id));
      const sent = (await this.files.findOfSubmission(id)).filter((file) => file.field === field.id);
      const fresh = sent.filter(({ kept }) => !kept);
      if (fresh.length >= field.max || sent.length >= MAX_FILES_PER_FIELD)
        throw new ApiError('TOO_MANY_FILES');
      const described = { submissionId: id, field: field.id, name: fileName, mediaType };
      return this.files.insert({ ...described, bytes: bytes.length });
    });
    await this.stored.writeBytes(row, bytes);
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
    if (isGone) await this.stored.remove([fileId]);
  }

  /** @throws SUBMISSION_NOT_FOUND without access, and for missing files. */
  async serve(caller: Caller, id: string, fileId: string): Promise<RawAnswer> {
    const submission = await this.submissions.findById(id);
    const row = submission && mayRead(caller, submission) && (await this.files.find(id, fileId));
    const stored = row && (await this.stored.open(row));
    if (!row || !stored) throw new ApiError('SUBMISSION_NOT_FOUND');
    return new RawAnswer(200, { ...headersOf(row), 'content-length': String(stored.bytes) }, stored.stream);
  }

  private async fieldOf({ formId, formVersion }: SubmissionRow, name: string): Promise<FileField> {
    const { fields } = await this.forms.definitionOf(formId, formVersion);
    const field = fields.find(({ id }) => id === name);
    if (field?.type !== 'file') throw new ApiError('FILE_REFUSED');
    return field;
  }

  /** Reads an upload. Pictures are re-encoded, which removes metadata such as GPS coordinates. */
  private async read(
    memberId: string,
    body: Readable,
    kinds: readonly FormFileKind[],
  ): Promise<{ bytes: Buffer; mediaType: FormFileKind }> {
    const giveBack = this.work.isCrowded ? undefined : this.held.take(memberId, FORM_LIMITS.fileBytes);
    if (!giveBack) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    try {
      const sent = await readBytes(body, FORM_LIMITS.fileBytes);
      if (!sent) throw new ApiError('FILE_TOO_LARGE');
      const mediaType = kindOf(sent);
      if (!mediaType && kinds.some(isPicture) && isHeic(sent)) throw new ApiError('MEDIA_HEIC');
      if (!mediaType || !kinds.includes(mediaType)) throw new ApiError('FILE_REFUSED');
      const bytes = isPicture(mediaType) ? await this.work.run(() => reencoded(sent, mediaType)) : sent;
      return { bytes, mediaType };
    } finally {
      giveBack();
    }
  }
}

/** @throws SUBMISSION_STATE_REFUSED */
function editable(row: SubmissionRow): SubmissionRow {
  if (!EDITABLE_STATES.includes(row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
  return row;
}

const isPicture = (kind: FormFileKind) => kind.startsWith('image/');

/** Re-encodes a picture in its original format. */
async function reencoded(sent: Buffer, mediaType: FormFileKind): Promise<Buffer> {
  try {
    const picture = await decodePicture(sent);
    if (mediaType === 'image/png') return await encodeMaster(picture);
    return await encodePicture(picture, mediaType === 'image/webp' ? 'webp' : 'jpeg', picture.width);
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.code : undefined;
    if (code === 'MEDIA_DAMAGED') throw cause;
    throw new ApiError(code === 'MEDIA_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'FILE_REFUSED', { cause });
  }
}

/** Reviewers may read files once they were submitted. */
function mayRead({ id, permissions }: Caller, { applicantId, submittedAt }: SubmissionRow): boolean {
  return id === applicantId || (submittedAt !== null && permissions.includes('applications.review'));
}

/** Browsers must download the file under its original name, never display it. */
function headersOf({ name, mediaType }: SubmissionFileRow): Record<string, string> {
  return {
    'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percentEncode)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Encodes a character that `encodeURIComponent` leaves but RFC 8187 doesn't allow. */
function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
