import {
  canTake,
  type EndpointAnswer,
  type EndpointInput,
  type FieldError,
  type FormSettings,
  type Review,
  type ReviewNote,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { type MemberName, nameOf } from '../../users/users.view.ts';
import type { NoteRow } from '../reviews.table.ts';
import { ReviewAccessService } from './review-access.service.ts';
import { ReviewsRepository } from './reviews.repository.ts';

type List = EndpointInput<'GET /api/reviews/:id/notes'>['query'];
type Scores = EndpointInput<'PUT /api/reviews/:id/score'>['body'];

/** Reviews of submissions: scores by the rubric of the form, and internal notes of the staff. Writing renews the claim. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly database: Database,
    private readonly access: ReviewAccessService,
    private readonly reviews: ReviewsRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
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

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE */
  async listNotes(
    caller: Caller,
    id: string,
    { cursor, limit }: List,
  ): Promise<EndpointAnswer<'GET /api/reviews/:id/notes'>> {
    const after = decodeCursor(cursor, instantPosition);
    await this.access.find(caller, id);
    const rows = await this.reviews.findNotes(id, after, limit + 1);
    const names = await this.users.namesOf(rows.map(({ authorId }) => authorId));
    return toPage(
      rows,
      limit,
      (row) => toNote(row, names),
      ({ at, id: last }) => [at.getTime(), last],
    );
  }

  /** @throws SUBMISSION_NOT_FOUND, OWN_CASE, ROLE_ABOVE_OWN */
  writeNote(caller: Caller, id: string, text: string): Promise<ReviewNote> {
    return this.database.transaction(async () => {
      const row = await this.access.lockToAct(caller, id);
      const note = await this.reviews.insertNote({ submissionId: id, authorId: caller.id, text });
      await this.access.renewClaim(caller, row);
      return toNote(note, await this.users.namesOf([caller.id]));
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
    if (!item) return [{ path, message: 'Item not found in the rubric.' }];
    return given > item.max ? [{ path, message: `At most ${item.max}.` }] : [];
  });
  return [...missing, ...wrong];
}

function toNote({ id, authorId, text, at }: NoteRow, names: ReadonlyMap<string, MemberName>): ReviewNote {
  return { id, author: nameOf(names, authorId), text, at: at.toISOString() };
}
