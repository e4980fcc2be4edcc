import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type AreaAssignment, AssignsInbox, RefillsInbox } from '../inbox/inbox-area.ts';
import { ClaimsService } from './review/claims.service.ts';
import { SubmissionInboxService } from './submission-inbox.service.ts';
import { SubmissionsRepository } from './submissions.repository.ts';

const BATCH_SIZE = 200;

/** Connects applications with the inbox: taking an item claims the application, and the other way around. */
@Injectable()
export class SubmissionInboxAreaService {
  constructor(
    private readonly submissions: SubmissionsRepository,
    private readonly inbox: SubmissionInboxService,
    private readonly claims: ClaimsService,
  ) {}

  @AssignsInbox(['application'])
  async assign(caller: Caller, { subject, assigneeId, from }: AreaAssignment): Promise<void> {
    if (assigneeId === caller.id) {
      await this.claims.claim(caller, subject, { takeOver: from !== null && from !== caller.id });
      return;
    }
    if (from === caller.id) await this.claims.release(caller, subject);
    const assigned = await this.submissions.findById(subject);
    // Releasing a claim needs nothing more. Returning one's own assignment is allowed; other assignments require the permission to decide.
    if (assigneeId === null && (!assigned || assigned.assigneeId === null)) return;
    const gaveBack = assigneeId === null && assigned?.assigneeId === caller.id;
    if (!gaveBack && !caller.permissions.includes('applications.decide')) throw new ApiError('ACCESS_DENIED');
    await this.claims.assign(caller, { ids: [subject], assigneeId });
  }

  @RefillsInbox(['application', 'application-appeal', 'approval-step'])
  async refill(): Promise<void> {
    let after: string | undefined;
    for (;;) {
      const ids = await this.submissions.findForInbox(after, BATCH_SIZE);
      for (const id of ids) await this.inbox.follow(id, null);
      after = ids.at(-1);
      if (ids.length < BATCH_SIZE) return;
    }
  }
}
