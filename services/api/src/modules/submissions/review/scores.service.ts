import {
  canTake,
  type EndpointInput,
  type FieldError,
  type FormSettings,
  type Review,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { ReviewAccessService } from './review-access.service.ts';
import { ReviewsRepository } from './reviews.repository.ts';

type Scores = EndpointInput<'PUT /api/reviews/:id/score'>['body'];

/** Scores of reviewers by the rubric of a form. */
@Injectable()
export class ScoresService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly reviews: ReviewsRepository,
    private readonly forms: PublishedFormsService,
  ) {}

  /**
   * @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN, SUBMISSION_STATE_REFUSED, INPUT_INVALID for unknown and for missing items of the
   * rubric: others' scores are shown only in return for complete ones.
   */
  score(caller: Caller, id: string, { scores, comment }: Scores): Promise<Review> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      if (!canTake('approve', row.state) && row.state !== 'submitted')
        throw new ApiError('SUBMISSION_STATE_REFUSED');
      const { settings } = await this.forms.headOf(row.formId);
      const fields = refusedScores(settings, scores);
      if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
      await this.reviews.putScore({ submissionId: id, reviewerId: caller.id, scores, comment });
      return this.access.present(caller, await this.access.renewClaim(caller, row));
    });
  }
}

function refusedScores({ rubric }: FormSettings, scores: Scores['scores']): FieldError[] {
  const missing = rubric
    .filter(({ id }) => scores[id] === undefined)
    .map(({ id }) => ({ path: `body.scores.${id}`, message: 'Score every item.' }));
  const wrong = Object.entries(scores).flatMap(([id, given]) => {
    const item = rubric.find((one) => one.id === id);
    const path = `body.scores.${id}`;
    if (!item) return [{ path, message: 'The rubric has no such item.' }];
    return given > item.max ? [{ path, message: `At most ${item.max}.` }] : [];
  });
  return [...missing, ...wrong];
}
