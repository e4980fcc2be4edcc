import type { EndpointInput, InboxItem } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { InboxItemRow } from '../inbox-items.table.ts';
import { InboxRooms } from '../inbox-rooms.service.ts';
import { workerOf } from './inbox.policy.ts';
import { InboxCandidates } from './inbox-candidates.service.ts';
import { InboxDesk } from './inbox-desk.service.ts';
import { InboxRecords } from './inbox-records.service.ts';

type Assignment = EndpointInput<'PUT /api/inbox/:id/assignee'>['body'];

/** Assigns items. An area with its own claims stores them itself, so that there is a single source of truth. */
@Injectable()
export class InboxAssignment {
  constructor(
    private readonly database: Database,
    private readonly desk: InboxDesk,
    private readonly candidates: InboxCandidates,
    private readonly rooms: InboxRooms,
    private readonly records: InboxRecords,
  ) {}

  /**
   * @throws INBOX_ITEM_NOT_FOUND, INBOX_ITEM_STALE and INBOX_ITEM_CLOSED with the current item, OWN_DECISION, MEMBER_OUT_OF_REACH,
   * INBOX_ASSIGNEE_REFUSED
   */
  assign(caller: Caller, id: string, { assigneeId, version }: Assignment): Promise<InboxItem> {
    return this.database.transaction(async () => {
      const before = await this.desk.seen(caller, id, version);
      if (assigneeId !== null) await this.candidates.expect(caller, assigneeId, before);
      const after = await this.change(caller, before, assigneeId);
      await this.records.assigned(caller, before, assigneeId);
      return this.desk.present(caller, after);
    });
  }

  private async change(
    caller: Caller,
    before: InboxItemRow,
    assigneeId: string | null,
  ): Promise<InboxItemRow> {
    const room = this.rooms.of(before.kind);
    if (!room?.assign) return this.desk.assign(caller, before, assigneeId);
    const from = workerOf(before, new Date())?.id ?? null;
    try {
      await room.assign(caller, { subject: before.subject, assigneeId, from });
    } catch (error) {
      const wasTaken = error instanceof ApiError && error.code === 'CLAIM_TAKEN';
      throw wasTaken ? await this.desk.stale(caller, before.id) : error;
    }
    return this.desk.now(before.id);
  }
}
