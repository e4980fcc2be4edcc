import {
  CLAIM_MINUTES,
  canTake,
  type EarlierAttempt,
  type Review,
  type SubmissionAction,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { StepsRepository } from '../approval/steps.repository.ts';
import { toFile } from '../files/files.view.ts';
import { toSlot } from '../interviews/interviews.view.ts';
import { LinkedIdentitiesService } from '../linked-identities.service.ts';
import { SubmissionChangesService } from '../submission-changes.service.ts';
import { SubmissionDossiersService } from '../submission-dossiers.service.ts';
import { SubmissionRecordsRepository } from '../submission-records.repository.ts';
import { retryAtOf } from '../submission-states.policy.ts';
import { SubmissionsRepository } from '../submissions.repository.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { ClaimsRepository } from './claims.repository.ts';
import { claimHolder, MAY_NOTHING, reviewerMay, reviewRefusal } from './review.policy.ts';
import { toAppeal, toDecision, toReviewEntry, toScore, toStep, toTimelineEntry } from './review.view.ts';
import { ReviewsRepository } from './reviews.repository.ts';

const MAX_EARLIER = 5;

/** Finds submissions for reviewers, if they were submitted, and presents them. */
@Injectable()
export class ReviewAccessService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly records: SubmissionRecordsRepository,
    private readonly claims: ClaimsRepository,
    private readonly reviews: ReviewsRepository,
    private readonly steps: StepsRepository,
    private readonly dossiers: SubmissionDossiersService,
    private readonly forms: PublishedFormsService,
    private readonly assignments: AssignmentsService,
    private readonly identities: LinkedIdentitiesService,
    private readonly changes: SubmissionChangesService,
  ) {}

  /** Returns a submission for reading, but not the caller's own. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async find(caller: Caller, id: string): Promise<SubmissionRow> {
    return notOwn(caller, handedIn(await this.submissions.findById(id)));
  }

  /** Returns the complete submission for a reviewer. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async findReview(caller: Caller, id: string): Promise<Review> {
    return this.present(caller, await this.find(caller, id));
  }

  /** Locks a submission for writing until the transaction ends. @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async lock(caller: Caller, id: string): Promise<SubmissionRow> {
    return notOwn(caller, handedIn(await this.submissions.lockById(id)));
  }

  /** Locks a submission for an action. @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN */
  async lockToAct(caller: Caller, id: string): Promise<SubmissionRow> {
    const row = await this.lock(caller, id);
    await this.expectRank(caller, row);
    return row;
  }

  /** Locks a submission for an action, in the version that the caller saw. @throws SUBMISSION_STALE with the current submission. */
  async lockVersion(caller: Caller, id: string, version: number): Promise<SubmissionRow> {
    const row = await this.lockToAct(caller, id);
    if (row.version !== version)
      throw new ApiError('SUBMISSION_STALE', { current: await this.present(caller, row) });
    return row;
  }

  /** Notifies other reviewers of a change. */
  notifyStaff({ id }: Pick<SubmissionRow, 'id'>): Promise<void> {
    return this.changes.notifyStaff(id);
  }

  /** Notifies other reviewers of activity, and renews the caller's claim. */
  async renewClaim(caller: Caller, row: SubmissionRow): Promise<SubmissionRow> {
    const renewed =
      row.claimedBy === caller.id && (await this.claims.renewClaim(row.id, caller.id, CLAIM_MINUTES));
    await this.notifyStaff(row);
    return renewed || row;
  }

  /** @throws OWN_CASE, ROLE_ABOVE_OWN */
  async expectRank(caller: Caller, { applicantId }: SubmissionRow): Promise<void> {
    const holder = await this.assignments.findHolder(applicantId);
    const refusal = reviewRefusal(caller, { id: applicantId, rank: holder?.rank ?? 0 });
    if (refusal) throw new ApiError(refusal);
  }

  async present(caller: Caller, row: SubmissionRow): Promise<Review> {
    const scores = await this.reviews.findScores(row.id);
    const dossier = await this.dossiers.forStaff(
      row,
      scores.map(({ reviewerId }) => reviewerId),
    );
    const { form, definition, events, decisions, files, slot, names } = dossier;
    const own = scores.find(({ reviewerId }) => reviewerId === caller.id);
    const others = scores.filter((score) => score !== own);
    const applicant = await this.assignments.findHolder(row.applicantId);
    const identities = await this.identitiesOf(row.applicantId);
    const refused = reviewRefusal(caller, { id: row.applicantId, rank: applicant?.rank ?? 0 });
    return {
      ...toReviewEntry(row, form, names, caller.id),
      version: row.version,
      definition,
      settings: form.settings,
      answers: row.answers,
      answersBefore: row.answersBefore,
      quiz: row.quiz,
      files: files.map(toFile),
      identities,
      earlier: await this.earlierAttempts(row),
      ownScore: own ? toScore(own, names) : null,
      scores: own ? others.map((score) => toScore(score, names)) : null,
      scoredBy: others.length,
      interview: slot ? toSlot(slot, names) : null,
      decision: toDecision(decisions, names),
      appeal: toAppeal(row, decisions),
      retryAt: retryAtOf(row, new Date())?.toISOString() ?? null,
      steps: (await this.steps.find(row.id)).map(toStep),
      timeline: events.map((event) => toTimelineEntry(event, names)),
      may: refused
        ? MAY_NOTHING
        : reviewerMay(caller, row, { settings: form.settings, decisions }, new Date()),
    };
  }

  private async identitiesOf(applicantId: string): Promise<Review['identities']> {
    const linked = await this.identities.of(applicantId);
    return linked.map(({ provider, name, linkedAt }) => ({
      provider,
      name,
      linkedAt: linkedAt.toISOString(),
    }));
  }

  /** Returns the applicant's earlier attempts, last first, at most 5. */
  private async earlierAttempts(row: SubmissionRow): Promise<EarlierAttempt[]> {
    const rows = await this.submissions.findEarlier(row, MAX_EARLIER);
    const attempts: EarlierAttempt[] = [];
    // Sequentially, because a transaction has only one connection.
    for (const earlier of rows) attempts.push(await this.toEarlierAttempt(earlier));
    return attempts;
  }

  private async toEarlierAttempt(row: SubmissionRow): Promise<EarlierAttempt> {
    const { id, attempt, state, answers, formId, formVersion, submittedAt } = row;
    const [last] = await this.records.findDecisions(id, { final: true });
    return {
      id,
      attempt,
      state,
      answers,
      submittedAt: submittedAt?.toISOString() ?? null,
      definition: await this.forms.definitionOf(formId, formVersion),
      reason: last?.reason ?? null,
    };
  }
}

/** Requires that the caller has the claim. @throws SUBMISSION_STATE_REFUSED, CLAIM_NEEDED */
export function expectClaim(caller: Caller, row: SubmissionRow, action: SubmissionAction): void {
  if (!canTake(action, row.state)) throw new ApiError('SUBMISSION_STATE_REFUSED');
  if (claimHolder(row, new Date()) !== caller.id) throw new ApiError('CLAIM_NEEDED');
}

function handedIn(row: SubmissionRow | undefined): SubmissionRow {
  if (!row?.submittedAt) throw new ApiError('SUBMISSION_NOT_FOUND');
  return row;
}

function notOwn(caller: Caller, row: SubmissionRow): SubmissionRow {
  if (row.applicantId === caller.id) throw new ApiError('OWN_CASE');
  return row;
}
