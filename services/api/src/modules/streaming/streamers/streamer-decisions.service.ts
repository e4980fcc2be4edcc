import {
  type EndpointInput,
  type ManagedStreamer,
  STREAMER_TRANSITIONS,
  type StaffStreamerAction,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamerConsequences } from './streamer-consequences.service.ts';
import { StreamerViews } from './streamer-views.service.ts';
import { decisionRefusal, dismissalRefusal } from './streamers.policy.ts';
import { StreamersRepository } from './streamers.repository.ts';

const position = z.tuple([z.int().min(0).max(1), cursorInstant, z.uuid()]);
type Decision = EndpointInput<'POST /api/streamers/:id/approve'>['body'];

/** Decisions of the staff about streamers. */
@Injectable()
export class StreamerDecisions {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly consequences: StreamerConsequences,
    private readonly views: StreamerViews,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit, ...filter }: EndpointInput<'GET /api/streamers'>['query'],
  ): Promise<Page<ManagedStreamer>> {
    const rows = await this.streamers.findPage(filter, decodeCursor(cursor, position), limit + 1);
    const describe = await this.views.managed(caller, rows);
    return toPage(rows, limit, describe, ({ state, appliedAt, id }) => [
      state === 'applied' ? 1 : 0,
      appliedAt.getTime(),
      id,
    ]);
  }

  /**
   * @throws STREAMER_NOT_FOUND, STREAMER_STALE, STREAMER_STATE_REFUSED, OWN_ACCOUNT, MEMBER_OUT_OF_REACH, DECISION_ABOVE_OWN; ROLE_ABOVE_OWN,
   * PERMISSION_NOT_HELD when the caller may not give the streamer role.
   */
  decide(
    caller: Caller,
    id: string,
    action: StaffStreamerAction,
    { reason, version }: Decision,
  ): Promise<ManagedStreamer> {
    return this.database.transaction(async () => {
      const before = await this.lock(id);
      const refusal = decisionRefusal(caller, (await this.views.ranked([before]))(before), action);
      if (refusal) throw new ApiError(refusal);
      if (before.version !== version) throw new ApiError('STREAMER_STALE');
      const row = await this.streamers.update(id, {
        state: STREAMER_TRANSITIONS[action].to,
        reason,
        decidedAt: new Date(),
        decidedBy: caller.id,
      });
      await this.consequences.of(caller, action, before, row);
      return this.views.managedOne(caller, row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STALE, STREAMER_STATE_REFUSED without an open report, OWN_ACCOUNT, MEMBER_OUT_OF_REACH */
  dismissReports(caller: Caller, id: string, { reason, version }: Decision): Promise<ManagedStreamer> {
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      const refusal = dismissalRefusal(caller, (await this.views.ranked([row]))(row));
      if (refusal) throw new ApiError(refusal);
      if (row.version !== version) throw new ApiError('STREAMER_STALE');
      if (!(await this.consequences.reportsDismissed(caller, row, reason)))
        throw new ApiError('STREAMER_STATE_REFUSED');
      return this.views.managedOne(caller, row);
    });
  }

  private async lock(id: string): Promise<StreamerRow> {
    const row = await this.streamers.lock(id);
    if (!row) throw new ApiError('STREAMER_NOT_FOUND');
    return row;
  }
}
