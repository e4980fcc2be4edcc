import type { EndpointAnswer, EndpointInput, Submission, SubmissionState } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionMovesService } from '../submission-moves.service.ts';
import { isPending, mayAppeal } from '../submission-states.policy.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { SubmissionAccessService, toHead } from './submission-access.service.ts';

/** List, withdrawal, deletion and appeal of a member's own applications, and the state of their application for the whitelist. */
@Injectable()
export class OwnSubmissionsService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccessService,
    private readonly moves: SubmissionMovesService,
    private readonly announcements: SubmissionAnnouncementsService,
    private readonly submissions: SubmissionsRepository,
    private readonly forms: PublishedFormsService,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<EndpointAnswer<'GET /api/submissions'>> {
    const rows = await this.submissions.findOwn(caller.id, decodeCursor(cursor, instantPosition), limit + 1);
    const forms = await this.forms.headsOf(rows.map(({ formId }) => formId));
    return toPage(
      rows,
      limit,
      (row) => {
        const form = forms.get(row.formId);
        if (!form) throw new Error(`The form ${row.formId} of a submission is not there.`);
        return toHead(row, form);
      },
      ({ updatedAt, id }) => [updatedAt.getTime(), id],
    );
  }

  /** Returns the number of the caller's submissions that wait for the caller. */
  async counts(caller: Caller): Promise<EndpointAnswer<'GET /api/submissions/counts'>> {
    return { waiting: await this.submissions.countWaitingFor(caller.id) };
  }

  /** Returns the state of a member's last application for the whitelist, as the member sees it; null when there is none. */
  async whitelistStateOf(memberId: string): Promise<SubmissionState | null> {
    const form = await this.forms.findWhitelist();
    const last = form && (await this.submissions.findLatestOf(memberId, form.id));
    return last?.publicState ?? null;
  }

  async find(caller: Caller, id: string): Promise<Submission> {
    return this.access.present(await this.access.find(caller, id));
  }

  /** Deletes a draft. Its files lose their submission, and the cleaning deletes them. @throws SUBMISSION_NOT_FOUND, SUBMISSION_STATE_REFUSED */
  discard(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.access.lock(caller, id);
      if (row.state !== 'draft') throw new ApiError('SUBMISSION_STATE_REFUSED');
      await this.submissions.remove(id);
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED */
  withdraw(caller: Caller, id: string, version: number): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      const after = await this.moves.take(row, {
        action: 'withdraw',
        actorId: caller.id,
        change: { claimedBy: null, claimedUntil: null },
      });
      return this.access.present(after);
    });
  }

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED when it was already appealed, or another attempt has begun. */
  appeal(
    caller: Caller,
    id: string,
    { text, version }: EndpointInput<'POST /api/submissions/:id/appeal'>['body'],
  ): Promise<Submission> {
    return this.database
      .transaction(async () => {
        const row = await this.access.lockVersion(caller, id, version);
        if (isPending(row) || !mayAppeal(row, await this.access.isLast(row)))
          throw new ApiError('SUBMISSION_STATE_REFUSED');
        const { settings } = await this.forms.headOf(row.formId);
        const after = await this.moves.take(row, {
          action: 'appeal',
          actorId: caller.id,
          text,
          change: {
            appealText: text,
            appealedAt: new Date(),
            // The staff has the same time for an appeal as for an application.
            dueAt: sql`now() + make_interval(hours => ${settings.dueHours})`,
          },
        });
        await this.announcements.notifyReviewers('application.appealed', after);
        return this.access.present(after);
      })
      .catch((error: unknown) => {
        // Another attempt has begun meanwhile.
        const begun = isUniqueViolation(error, 'submissions_one_open');
        throw begun ? new ApiError('SUBMISSION_STATE_REFUSED') : error;
      });
  }
}
