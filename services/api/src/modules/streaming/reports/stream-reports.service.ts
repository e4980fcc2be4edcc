import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { StreamerInboxService } from '../streamers/streamer-inbox.service.ts';
import { StreamersRepository } from '../streamers/streamers.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamReportsRepository } from './stream-reports.repository.ts';

/** Members' reports of streams. */
@Injectable()
export class StreamReportsService {
  constructor(
    private readonly database: Database,
    private readonly access: StreamerAccessService,
    private readonly streamers: StreamersRepository,
    private readonly reports: StreamReportsRepository,
    private readonly inbox: StreamerInboxService,
  ) {}

  /** @throws STREAMER_NOT_FOUND, OWN_CHANNEL */
  async report(
    caller: Caller,
    username: string,
    report: EndpointInput<'POST /api/streams/:username/report'>['body'],
  ): Promise<void> {
    const { id, memberId } = await this.access.shown(username);
    if (memberId === caller.id) throw new ApiError('OWN_CHANNEL');
    await this.database.transaction(async () => {
      const streamer = await this.streamers.lock(id);
      if (!streamer) throw new ApiError('STREAMER_NOT_FOUND');
      await this.reports.upsert({ ...report, streamerId: id, reporterId: caller.id });
      await this.inbox.reported(streamer);
    });
  }

  /**
   * Closes the open reports of a streamer. Must run inside the transaction of the decision.
   * @returns the number of closed reports.
   */
  async close(caller: Caller, row: StreamerRow): Promise<number> {
    this.database.requireTransaction();
    const count = await this.reports.settle(row.id, caller.id);
    if (count > 0) await this.inbox.reportsSettled(row, caller.id);
    return count;
  }
}
