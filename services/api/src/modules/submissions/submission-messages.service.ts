import type { EndpointAnswer, EndpointInput, SubmissionMessage } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { UsersService } from '../users/users.service.ts';
import { type MemberName, nameOf } from '../users/users.view.ts';
import { SubmissionAccessService } from './applicant/submission-access.service.ts';
import { ReviewAccessService } from './review/review-access.service.ts';
import { SubmissionAnnouncementsService } from './submission-announcements.service.ts';
import { SubmissionChangesService } from './submission-changes.service.ts';
import { SubmissionRecordsRepository } from './submission-records.repository.ts';
import type { MessageRow } from './submission-records.table.ts';
import { takesMessages } from './submission-states.policy.ts';
import type { SubmissionRow } from './submissions.table.ts';

type List = EndpointInput<'GET /api/submissions/:id/messages'>['query'];
type Page = EndpointAnswer<'GET /api/submissions/:id/messages'>;

/** Messages between an applicant and the staff. */
@Injectable()
export class SubmissionMessagesService {
  constructor(
    private readonly database: Database,
    private readonly own: SubmissionAccessService,
    private readonly reviews: ReviewAccessService,
    private readonly records: SubmissionRecordsRepository,
    private readonly users: UsersService,
    private readonly announcements: SubmissionAnnouncementsService,
    private readonly changes: SubmissionChangesService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND */
  async listForApplicant(caller: Caller, id: string, query: List): Promise<Page> {
    return this.list(await this.own.find(caller, id), query);
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async listForReviewer(caller: Caller, id: string, query: List): Promise<Page> {
    return this.list(await this.reviews.find(caller, id), query);
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED */
  writeAsApplicant(caller: Caller, id: string, text: string): Promise<SubmissionMessage> {
    return this.database.transaction(async () => this.write(await this.own.lock(caller, id), caller, text));
  }

  /** Renews the claim, too. @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, SUBMISSION_STATE_REFUSED */
  writeAsReviewer(caller: Caller, id: string, text: string): Promise<SubmissionMessage> {
    return this.database.transaction(async () => {
      const row = await this.reviews.lockToAct(caller, id);
      const message = await this.write(row, caller, text);
      await this.reviews.renewClaim(caller, row);
      return message;
    });
  }

  private async list({ id }: SubmissionRow, { cursor, limit }: List): Promise<Page> {
    const rows = await this.records.findMessages(id, decodeCursor(cursor, instantPosition), limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toMessage(row, names),
      ({ at, id: last }) => [at.getTime(), last],
    );
  }

  /** Must run in a transaction that has locked the submission. @throws SUBMISSION_STATE_REFUSED */
  private async write(row: SubmissionRow, caller: Caller, text: string): Promise<SubmissionMessage> {
    this.database.requireTransaction();
    if (!takesMessages(row)) throw new ApiError('SUBMISSION_STATE_REFUSED');
    const fromStaff = caller.id !== row.applicantId;
    const written = { submissionId: row.id, authorId: caller.id, fromStaff, text };
    const message = await this.records.insertMessage(written);
    await this.changes.notifyAll(row.id);
    if (fromStaff) await this.announcements.notifyApplicant('application.message', row);
    else await this.announcements.notifyReviewers('application.answered', row);
    return toMessage(message, await this.users.namesOf([caller.id]));
  }
}

function toMessage(
  { id, authorId, fromStaff, text, at }: MessageRow,
  names: ReadonlyMap<string, MemberName>,
): SubmissionMessage {
  return { id, author: nameOf(names, authorId), fromStaff, text, at: at.toISOString() };
}
