import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RawAnswer } from '../../../platform/http/raw-answer.ts';
import type { FileRow } from '../submission-records.table.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { StoredFiles } from './stored-files.service.ts';

/** Serves files to members who may see the submission. */
@Injectable()
export class FileServing {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly files: StoredFiles,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND without access, and for missing files. */
  async serve(caller: Caller, id: string, fileId: string): Promise<RawAnswer> {
    const submission = await this.submissions.findById(id);
    const row = submission && mayRead(caller, submission) && (await this.files.find(id, fileId));
    const stored = row && (await this.files.open(row));
    if (!row || !stored) throw new ApiError('SUBMISSION_NOT_FOUND');
    return new RawAnswer(200, { ...headersOf(row), 'content-length': String(stored.bytes) }, stored.stream);
  }
}

/** Reviewers may read files once they were submitted. */
function mayRead({ id, permissions }: Caller, { applicantId, submittedAt }: SubmissionRow): boolean {
  return id === applicantId || (submittedAt !== null && permissions.includes('applications.review'));
}

/** Browsers must download the file under its original name, never display it. */
function headersOf({ name, mediaType }: FileRow): Record<string, string> {
  return {
    'content-type': mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  };
}

/** Encodes a character that `encodeURIComponent` leaves but RFC 8187 doesn't allow. */
function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
