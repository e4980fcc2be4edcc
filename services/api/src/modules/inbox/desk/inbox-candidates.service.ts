import { type EndpointAnswer, inboxKind, permits } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { canSee, workRefusal } from './inbox.policy.ts';
import { InboxList } from './inbox-list.service.ts';

const MOST_CANDIDATES = 200;
const REFUSALS = { 'own-decision': 'OWN_DECISION', 'out-of-reach': 'MEMBER_OUT_OF_REACH' } as const;

/** Possible assignees of items. */
@Injectable()
export class InboxCandidates {
  constructor(
    private readonly list: InboxList,
    private readonly roles: RolesService,
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
  ) {}

  /** Returns at most 200 members, by name. @throws INBOX_ITEM_NOT_FOUND */
  async of(caller: Caller, id: string): Promise<EndpointAnswer<'GET /api/inbox/:id/candidates'>> {
    const item = await this.list.row(caller, id);
    const roles = await this.roles.rolesWith(inboxKind(item.kind).permission);
    const holders = await this.users.holdersOf(roles, MOST_CANDIDATES);
    const ranks = await this.assignments.ranksOf([
      ...holders.map(({ id: holder }) => holder),
      item.aboutId ?? '',
    ]);
    const rankOf = (memberId: string | null) => ranks.get(memberId ?? '') ?? 0;
    const able = holders.filter(
      (holder) =>
        holder.id !== item.aboutId &&
        !workRefusal({ id: holder.id, rank: rankOf(holder.id) }, item, rankOf(item.aboutId)),
    );
    return { items: able };
  }

  /** @throws OWN_DECISION, MEMBER_OUT_OF_REACH for the caller; INBOX_ASSIGNEE_REFUSED for another member */
  async expect(caller: Caller, assigneeId: string, item: InboxItemRow): Promise<void> {
    const about = item.aboutId === null ? undefined : await this.assignments.findHolder(item.aboutId);
    if (assigneeId === caller.id) {
      const refusal = workRefusal(caller, item, about?.rank ?? 0);
      if (refusal) throw new ApiError(REFUSALS[refusal]);
      return;
    }
    const assignee = await this.assignments.findHolder(assigneeId);
    const able =
      assignee &&
      permits(assignee.permissions, inboxKind(item.kind).permission) &&
      canSee(assignee, item) &&
      !workRefusal(assignee, item, about?.rank ?? 0);
    if (!able) throw new ApiError('INBOX_ASSIGNEE_REFUSED');
  }
}
