import type { Submission } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { SubmissionAnnouncements } from '../submission-announcements.service.ts';
import { SubmissionMoves } from '../submission-moves.service.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { submissions } from '../submissions.table.ts';
import type { CheckedAnswers } from './answer-checks.service.ts';
import { SubmissionAccessService } from './submission-access.service.ts';

/** Effects of submitting checked answers. Must run in the transaction that has locked the submission. */
@Injectable()
export class SubmittingService {
  constructor(
    private readonly forms: PublishedFormsService,
    private readonly moves: SubmissionMoves,
    private readonly files: FilesRepository,
    private readonly announcements: SubmissionAnnouncements,
    private readonly access: SubmissionAccessService,
  ) {}

  /** A resubmission keeps its position in the queue, and its due date starts again. */
  async submit(
    row: SubmissionRow,
    action: 'submit' | 'resubmit',
    { answers, quiz, fileIds }: CheckedAnswers,
  ): Promise<Submission> {
    const { settings } = await this.forms.headOf(row.formId);
    const after = await this.moves.take(row, {
      action,
      actorId: row.applicantId,
      change: {
        answers,
        quiz,
        submittedAt: sql`coalesce(${submissions.submittedAt}, now())`,
        dueAt: sql`now() + make_interval(hours => ${settings.dueHours})`,
      },
    });
    await this.files.keep(row.id, fileIds);
    const type = action === 'submit' ? 'application.submitted' : 'application.answered';
    await this.announcements.tellReviewers(type, after);
    return this.access.present(after);
  }
}
