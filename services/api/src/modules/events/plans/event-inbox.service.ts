import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../../inbox/inbox-area.ts';
import { InboxItemsService } from '../../inbox/inbox-items.service.ts';
import { EventsRepository } from '../events.repository.ts';
import type { EventCardRow } from '../events.table.ts';

const KIND = 'event-proposal';
const BATCH_SIZE = 200;

/** Proposed events in the inbox of the staff. */
@Injectable()
export class EventInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly events: EventsRepository,
  ) {}

  async proposed({ id, title, summary, createdBy, submittedAt, demo }: EventCardRow): Promise<void> {
    await this.inbox.open({
      kind: KIND,
      subject: id,
      title,
      note: summary,
      aboutId: createdBy,
      openedAt: submittedAt,
      demo,
      href: `/events/proposals?event=${id}`,
    });
  }

  /** @param by member who decided or withdrew the proposal. */
  settled({ id }: Pick<EventCardRow, 'id'>, by: string): Promise<void> {
    return this.inbox.close(KIND, id, by);
  }

  @RefillsInbox([KIND])
  async refill(): Promise<void> {
    for (let after: [number, string] | undefined; ; ) {
      const rows = await this.events.findProposed(after, BATCH_SIZE);
      for (const row of rows) await this.proposed(row);
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_SIZE) return;
      after = [last.submittedAt?.getTime() ?? 0, last.id];
    }
  }
}
