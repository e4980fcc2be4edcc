import type { Review } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { StepsRepository } from '../approval/steps.repository.ts';
import { toFile } from '../files/files.view.ts';
import { toSlot } from '../interviews/interviews.view.ts';
import { SubmissionDossiers } from '../submission-dossiers.service.ts';
import { retryAtOf } from '../submission-states.policy.ts';
import type { SubmissionRow } from '../submissions.table.ts';
import { Applicants } from './applicants.service.ts';
import { EarlierAttempts } from './earlier-attempts.service.ts';
import { MAY_NOTHING, reviewerMay, reviewRefusal } from './review.policy.ts';
import { toAppeal, toDecision, toReviewEntry, toScore, toStep, toTimelineEntry } from './review.view.ts';
import { ReviewsRepository } from './reviews.repository.ts';

/** Maps submissions for reviewers. */
@Injectable()
export class ReviewViews {
  constructor(
    private readonly dossiers: SubmissionDossiers,
    private readonly earlier: EarlierAttempts,
    private readonly reviews: ReviewsRepository,
    private readonly steps: StepsRepository,
    private readonly applicants: Applicants,
  ) {}

  async present(caller: Caller, row: SubmissionRow): Promise<Review> {
    const scores = await this.reviews.findScores(row.id);
    const dossier = await this.dossiers.forStaff(
      row,
      scores.map(({ reviewerId }) => reviewerId),
    );
    const { form, definition, events, decisions, files, slot, names } = dossier;
    const own = scores.find(({ reviewerId }) => reviewerId === caller.id);
    const others = scores.filter((score) => score !== own);
    const applicant = await this.applicants.find(row.applicantId);
    const refused = reviewRefusal(caller, { id: row.applicantId, rank: applicant.rank });
    return {
      ...toReviewEntry(row, form, names, caller.id),
      version: row.version,
      definition,
      settings: form.settings,
      answers: row.answers,
      answersBefore: row.answersBefore,
      quiz: row.quiz,
      files: files.map(toFile),
      identities: applicant.identities,
      earlier: await this.earlier.of(row),
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
}
