import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../../inbox/inbox-area.ts';
import { InboxItemsService } from '../../inbox/inbox-items.service.ts';
import type { PunishmentRow } from '../punishments.table.ts';
import { AppealsRepository } from './appeals.repository.ts';

const KIND = 'punishment-appeal';
const BATCH_SIZE = 200;

/** Appeals in the inbox of the staff. The member of staff who imposed the punishment can't work on them. */
@Injectable()
export class AppealInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly appeals: AppealsRepository,
  ) {}

  async open({ id, memberId, reason, imposedBy, demo }: PunishmentRow): Promise<void> {
    const appeal = (await this.appeals.ofPunishments([id])).get(id);
    await this.inbox.open({
      kind: KIND,
      subject: id,
      title: reason,
      note: appeal?.text ?? '',
      demo,
      aboutId: memberId,
      notFor: imposedBy === null ? [] : [imposedBy],
      openedAt: appeal?.at,
      href: `/users/${encodeURIComponent(memberId)}`,
    });
  }

  /** Closes the item after the decision, or when the punishment is over. */
  close(punishmentId: string, by: string | null): Promise<void> {
    return this.inbox.close(KIND, punishmentId, by);
  }

  @RefillsInbox([KIND])
  async refill(): Promise<void> {
    let after: [number, string] | undefined;
    for (;;) {
      const rows = await this.appeals.findOpenPunishments(after, BATCH_SIZE);
      for (const { punishment } of rows) await this.open(punishment);
      const last = rows.at(-1)?.appeal;
      if (!last || rows.length < BATCH_SIZE) return;
      after = [last.at.getTime(), last.id];
    }
  }
}
