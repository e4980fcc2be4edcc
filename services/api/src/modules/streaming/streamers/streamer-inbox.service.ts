import { Injectable } from '@nestjs/common';
import { RefillsInbox } from '../../inbox/inbox-area.ts';
import { InboxItemsService } from '../../inbox/inbox-items.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamReportsRepository } from '../reports/stream-reports.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamersRepository } from './streamers.repository.ts';

const APPLICATION = 'stream-application';
const REPORT = 'stream-report';
const BATCH_SIZE = 200;

/** Streamers' applications and reports of streams, in the inbox of the staff. */
@Injectable()
export class StreamerInboxService {
  constructor(
    private readonly inbox: InboxItemsService,
    private readonly streamers: StreamersRepository,
    private readonly reports: StreamReportsRepository,
    private readonly users: UsersService,
  ) {}

  async applied({ id, memberId, message, appliedAt, demo }: StreamerRow): Promise<void> {
    const { fullName, username } = await this.nameOf(memberId);
    await this.inbox.open({
      kind: APPLICATION,
      subject: id,
      title: fullName,
      note: message,
      demo,
      aboutId: memberId,
      openedAt: appliedAt,
      href: hrefOf(username),
    });
  }

  /** @param by member who decided; the streamer themselves when they have left. */
  decided({ id }: StreamerRow, by: string): Promise<void> {
    return this.inbox.close(APPLICATION, id, by);
  }

  /** Synchronizes the item of a streamer with their open reports. */
  async reported({ id, memberId, demo }: StreamerRow): Promise<void> {
    const open = await this.reports.openOf([id]);
    const [newest] = open;
    if (!newest) return;
    const { fullName, username } = await this.nameOf(memberId);
    await this.inbox.open({
      kind: REPORT,
      subject: id,
      title: fullName,
      note: newest.text,
      count: open.length,
      demo,
      aboutId: memberId,
      openedAt: open.at(-1)?.at ?? newest.at,
      href: hrefOf(username),
    });
  }

  reportsSettled({ id }: StreamerRow, by: string): Promise<void> {
    return this.inbox.close(REPORT, id, by);
  }

  private async nameOf(memberId: string) {
    return nameOf(await this.users.namesOf([memberId]), memberId);
  }

  @RefillsInbox([APPLICATION, REPORT])
  async refill(): Promise<void> {
    for (let after: string | undefined; ; ) {
      const rows = await this.streamers.waiting(after, BATCH_SIZE);
      for (const row of rows) await this.applied(row);
      after = rows.at(-1)?.id;
      if (rows.length < BATCH_SIZE) break;
    }
    for (const id of await this.reports.reported()) {
      const row = await this.streamers.lock(id);
      if (row) await this.reported(row);
    }
  }
}

/** Returns the page of a streamer for the staff. */
function hrefOf(username: string): string {
  return `/stream/manage?who=${encodeURIComponent(username)}`;
}
