import type { NotificationType, StaffStreamerAction } from '@boardwalk/contracts';
import { truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { StreamReportsRepository } from '../reports/stream-reports.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamerDepartures } from './streamer-departures.service.ts';
import { StreamerInbox } from './streamer-inbox.service.ts';

const AUDITED = {
  approve: 'streamer.approved',
  suspend: 'streamer.suspended',
  restore: 'streamer.restored',
  retire: 'streamer.retired',
} as const satisfies Record<StaffStreamerAction, string>;
const TOLD = {
  approve: 'stream.approved',
  suspend: 'stream.stopped',
  restore: 'stream.restored',
  retire: 'stream.stopped',
} as const satisfies Record<StaffStreamerAction, NotificationType>;
const TITLE_LENGTH = 120;

/** Effects of a decision of the staff. Must run inside the transaction of the decision. */
@Injectable()
export class StreamerConsequences {
  constructor(
    private readonly departures: StreamerDepartures,
    private readonly inbox: StreamerInbox,
    private readonly reports: StreamReportsRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
  ) {}

  async of(
    caller: Caller,
    action: StaffStreamerAction,
    before: StreamerRow,
    row: StreamerRow,
  ): Promise<void> {
    if (row.state === 'approved') await this.departures.came(row, caller);
    if (action === 'suspend') await this.departures.suspended(row, caller);
    if (action === 'retire') await this.departures.gone(row, caller);
    if (before.state === 'applied') await this.inbox.decided(row, caller.id);
    // A decision against the channel settles its reports.
    if (row.state !== 'approved') await this.settle(caller, row);
    await this.notifications.announce({
      type: TOLD[action],
      subject: `streamer:${row.id}:${row.version}`,
      actorId: null,
      recipientId: row.memberId,
      title: titleOf(row),
      href: '/stream/dashboard',
      demo: row.demo,
    });
    await this.record(
      caller,
      AUDITED[action],
      row,
      { state: before.state },
      { state: row.state, reason: row.reason },
    );
  }

  /** @returns false when there was nothing to dismiss. */
  async reportsDismissed(caller: Caller, row: StreamerRow, reason: string): Promise<boolean> {
    const count = await this.settle(caller, row);
    if (count > 0) await this.record(caller, 'streamer.reports-dismissed', row, null, { count, reason });
    return count > 0;
  }

  private async settle(caller: Caller, row: StreamerRow): Promise<number> {
    const count = await this.reports.settle(row.id, caller.id);
    if (count > 0) await this.inbox.reportsSettled(row, caller.id);
    return count;
  }

  private async record(
    caller: Caller,
    action: (typeof AUDITED)[StaffStreamerAction] | 'streamer.reports-dismissed',
    { memberId }: StreamerRow,
    before: Record<string, unknown> | null,
    after: Record<string, unknown>,
  ): Promise<void> {
    const fullName = await this.inbox.fullNameOf(memberId);
    await this.audit.record(caller, { action, target: { id: memberId, fullName }, before, after });
  }
}

/** Returns the first line of the reason; the channel if there is none. */
function titleOf({ reason, channel }: StreamerRow): string {
  const [line = ''] = reason.split('\n');
  if (line === '') return channel;
  return truncate(line, TITLE_LENGTH);
}
