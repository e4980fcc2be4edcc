import type { EndpointAnswer, EndpointInput, ReviewCounts } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { decodeCursor, instantPosition, toPage } from '../../../platform/http/cursor.ts';
import { PublishedFormsService } from '../../forms/published-forms.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { QueueRepository } from './queue.repository.ts';
import { toReviewEntry } from './review.view.ts';

const MAX_REVIEWERS = 200;

/** Lists for reviewers. */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly queue: QueueRepository,
    private readonly forms: PublishedFormsService,
    private readonly users: UsersService,
    private readonly roles: RolesService,
  ) {}

  async list(
    caller: Caller,
    {
      cursor,
      limit,
      form,
      state,
      who,
      overdue,
      search,
      applicant,
    }: EndpointInput<'GET /api/reviews'>['query'],
  ): Promise<EndpointAnswer<'GET /api/reviews'>> {
    const rows = await this.queue.findPage({
      callerId: caller.id,
      after: decodeCursor(cursor, instantPosition),
      limit: limit + 1,
      form,
      state,
      overdue,
      search,
      applicant,
      who: who === 'me' ? { memberId: caller.id } : who,
    });
    const forms = await this.forms.headsOf(rows.map(({ formId }) => formId));
    const names = await this.users.namesOf(
      rows.flatMap(({ applicantId, claimedBy, assigneeId }) => [applicantId, claimedBy, assigneeId]),
    );
    return toPage(
      rows,
      limit,
      (row) => {
        const head = forms.get(row.formId);
        if (!head) throw new Error(`The form ${row.formId} of a submission is not there.`);
        return toReviewEntry(row, head, names, caller.id);
      },
      ({ submittedAt, id }) => [submittedAt?.getTime() ?? 0, id],
    );
  }

  counts(caller: Caller): Promise<ReviewCounts> {
    return this.queue.count(caller.id);
  }

  /** Returns all reviewers, at most 200. */
  async reviewers(): Promise<EndpointAnswer<'GET /api/reviewers'>> {
    return {
      items: await this.users.holdersOf(await this.roles.rolesWith('applications.review'), MAX_REVIEWERS),
    };
  }
}
