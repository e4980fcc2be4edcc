import {
  type AnswerProblem,
  type Answers,
  answersOf,
  canTake,
  checkAnswers,
  EDITABLE_STATES,
  type EndpointAnswer,
  type FieldError,
  type FormDefinition,
  problemText,
  type Submission,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { unmatchedFields } from '../../forms/answer-patterns.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { LinkedIdentitiesService } from '../linked-identities.service.ts';
import { SubmissionAnnouncementsService } from '../submission-announcements.service.ts';
import { SubmissionMovesService } from '../submission-moves.service.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import { type QuizResults, type SubmissionRow, submissions } from '../submissions.table.ts';
import { filesIn, gradeQuizzes, knownAnswers } from './definition.policy.ts';
import { SubmissionAccessService } from './submission-access.service.ts';

const BATCH_SIZE = 100;
/** Maximum per run of the expiry; the rest follows in the next hour. */
const MAX_BATCHES = 20;

interface SentAnswers {
  answers: Answers;
  version: number;
}

/** Answers that passed all checks. */
interface CheckedAnswers {
  answers: Answers;
  quiz: QuizResults;
  /** Ids of the files in the answers. */
  fileIds: string[];
}

/** Saves, submits and expires drafts. Answers are checked against the form version of the draft. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly database: Database,
    private readonly access: SubmissionAccessService,
    private readonly submissions: SubmissionsRepository,
    private readonly files: FilesRepository,
    private readonly forms: PublishedFormsService,
    private readonly identities: LinkedIdentitiesService,
    private readonly moves: SubmissionMovesService,
    private readonly announcements: SubmissionAnnouncementsService,
  ) {}

  /** @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, INPUT_INVALID for answers that can't be stored. */
  async save(
    caller: Caller,
    id: string,
    { answers, version }: SentAnswers,
  ): Promise<EndpointAnswer<'PUT /api/submissions/:id/answers'>> {
    const row = await this.access.find(caller, id);
    if (row.version !== version) throw await this.refusalOf(caller, id);
    const saved = await this.submissions.saveAnswers(row, await this.checkDraft(row, answers));
    if (!saved) throw await this.refusalOf(caller, id);
    return { version: saved.version, savedAt: saved.updatedAt.toISOString() };
  }

  /**
   * Submits a draft. A resubmission keeps its position in the queue, and its due date starts again.
   * @throws SUBMISSION_NOT_FOUND, SUBMISSION_STALE, SUBMISSION_STATE_REFUSED, INPUT_INVALID with every wrong answer.
   */
  submit(caller: Caller, id: string, { answers, version }: SentAnswers): Promise<Submission> {
    return this.database.transaction(async () => {
      const row = await this.access.lockVersion(caller, id, version);
      const action = canTake('resubmit', row.state) ? 'resubmit' : 'submit';
      if (!canTake(action, row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
      return this.submitChecked(row, action, await this.checkWhole(row, answers));
    });
  }

  /** Expires submissions that their applicants haven't changed for long. @returns their number. */
  @Every('hour')
  async expireDue(): Promise<number> {
    let expired = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const count = await this.expireBatch();
      expired += count;
      if (count < BATCH_SIZE) break;
    }
    return expired;
  }

  /** Returns the reason why a draft wasn't saved; reads it again, because it may have changed since. */
  private async refusalOf(caller: Caller, id: string): Promise<ApiError> {
    const row = await this.access.find(caller, id);
    if (!EDITABLE_STATES.includes(row.state)) return new ApiError('SUBMISSION_STATE_REFUSED');
    return this.access.stale(row);
  }

  private async submitChecked(
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
    await this.announcements.notifyReviewers(type, after);
    return this.access.present(after);
  }

  private expireBatch(): Promise<number> {
    return this.database.transaction(async () => {
      const untouched = await this.submissions.findUntouched(BATCH_SIZE);
      const change = { claimedBy: null, claimedUntil: null };
      for (const row of untouched) await this.moves.take(row, { action: 'expire', actorId: null, change });
      return untouched.length;
    });
  }

  /** Returns the answers of a draft that can be stored. Identities are left out, because they are looked up on submission. @throws INPUT_INVALID */
  private async checkDraft({ formId, formVersion }: SubmissionRow, sent: Answers): Promise<Answers> {
    const definition = await this.forms.definitionOf(formId, formVersion);
    const answers = knownAnswers(definition, sent, []);
    refuse([...checkAnswers(definition.fields, answers, { whole: false })].map(toFieldError));
    return answers;
  }

  /** @throws INPUT_INVALID with every wrong answer */
  private async checkWhole(row: SubmissionRow, sent: Answers): Promise<CheckedAnswers> {
    const definition = await this.forms.definitionOf(row.formId, row.formVersion);
    const linked = await this.identities.of(row.applicantId);
    const answers = answersOf(definition.fields, knownAnswers(definition, sent, linked));
    refuse([
      ...[...checkAnswers(definition.fields, answers, { whole: true })].map(toFieldError),
      ...unmatchedFields(definition.fields, answers).map(({ id, patternHint }) => ({
        path: pathOf(id),
        message: patternHint || problemText({ code: 'pattern' }),
      })),
      ...(await this.missingFiles(row, definition, answers)),
    ]);
    const fileIds = [...filesIn(definition, answers).values()].flat();
    return { answers, quiz: gradeQuizzes(definition, answers), fileIds };
  }

  /** Returns errors for files in answers that weren't uploaded for their field. */
  private async missingFiles(
    { id }: SubmissionRow,
    definition: FormDefinition,
    answers: Answers,
  ): Promise<FieldError[]> {
    const named = filesIn(definition, answers);
    if (named.size === 0) return [];
    const there = Map.groupBy(await this.files.findOfSubmission(id), ({ field }) => field);
    return [...named]
      .filter(([field, ids]) => !ids.every((file) => there.get(field)?.some((one) => one.id === file)))
      .map(([field]) => ({ path: pathOf(field), message: 'A file no longer exists. Upload it again.' }));
  }
}

function toFieldError([id, problem]: [string, AnswerProblem]): FieldError {
  return { path: pathOf(id), message: problemText(problem) };
}

function pathOf(field: string): string {
  return `body.answers.${field}`;
}

/** @throws INPUT_INVALID when there are any. */
function refuse(fields: FieldError[]): void {
  if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
}
