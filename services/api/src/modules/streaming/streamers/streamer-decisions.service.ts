import {
  type EndpointInput,
  type ManagedStreamer,
  type NotificationType,
  STREAMER_TRANSITIONS,
  type StaffStreamerAction,
  truncate,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { RolesService } from '../../roles/roles.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { SUBSCRIBE } from '../platforms/stream-subscriptions.service.ts';
import { StreamReportsRepository } from '../reports/stream-reports.repository.ts';
import { StreamReportsService } from '../reports/stream-reports.service.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toPerson, toStreamer } from '../streaming.view.ts';
import { STREAMER_ROLE, StreamerDeparturesService } from './streamer-departures.service.ts';
import { StreamerInboxService } from './streamer-inbox.service.ts';
import { decisionRefusal, dismissalRefusal, type RankedStanding, staffMay } from './streamers.policy.ts';
import { StreamersRepository } from './streamers.repository.ts';

const position = z.tuple([z.int().min(0).max(1), cursorInstant, z.uuid()]);
type Decision = EndpointInput<'POST /api/streamers/:id/approve'>['body'];

const AUDITED = {
  approve: 'streamer.approved',
  suspend: 'streamer.suspended',
  restore: 'streamer.restored',
  retire: 'streamer.retired',
} as const satisfies Record<StaffStreamerAction, string>;
const NOTIFICATIONS = {
  approve: 'stream.approved',
  suspend: 'stream.stopped',
  restore: 'stream.restored',
  retire: 'stream.stopped',
} as const satisfies Record<StaffStreamerAction, NotificationType>;
const TITLE_LENGTH = 120;
const MAX_REPORTS = 20;

/** Decisions of the staff about streamers, with their effects. */
@Injectable()
export class StreamerDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly openReports: StreamReportsRepository,
    private readonly reports: StreamReportsService,
    private readonly departures: StreamerDeparturesService,
    private readonly inbox: StreamerInboxService,
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
    private readonly roles: RolesService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit, ...filter }: EndpointInput<'GET /api/streamers'>['query'],
  ): Promise<Page<ManagedStreamer>> {
    const rows = await this.streamers.findPage(filter, decodeCursor(cursor, position), limit + 1);
    const describe = await this.describer(caller, rows);
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
      const refusal = decisionRefusal(caller, (await this.ranked([before]))(before), action);
      if (refusal) throw new ApiError(refusal);
      if (before.version !== version) throw new ApiError('STREAMER_STALE');
      const row = await this.streamers.update(id, {
        state: STREAMER_TRANSITIONS[action].to,
        reason,
        decidedAt: new Date(),
        decidedBy: caller.id,
      });
      await this.carryOut(caller, action, before, row);
      return this.present(caller, row);
    });
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STALE, STREAMER_STATE_REFUSED without an open report, OWN_ACCOUNT, MEMBER_OUT_OF_REACH */
  dismissReports(caller: Caller, id: string, { reason, version }: Decision): Promise<ManagedStreamer> {
    return this.database.transaction(async () => {
      const row = await this.lock(id);
      const refusal = dismissalRefusal(caller, (await this.ranked([row]))(row));
      if (refusal) throw new ApiError(refusal);
      if (row.version !== version) throw new ApiError('STREAMER_STALE');
      const count = await this.reports.close(caller, row);
      if (count === 0) throw new ApiError('STREAMER_STATE_REFUSED');
      await this.record(caller, 'streamer.reports-dismissed', row, null, { count, reason });
      return this.present(caller, row);
    });
  }

  private async lock(id: string): Promise<StreamerRow> {
    const row = await this.streamers.lock(id);
    if (!row) throw new ApiError('STREAMER_NOT_FOUND');
    return row;
  }

  /** Applies the effects of a decision. Must run inside the transaction of the decision. */
  private async carryOut(
    caller: Caller,
    action: StaffStreamerAction,
    before: StreamerRow,
    row: StreamerRow,
  ): Promise<void> {
    this.database.requireTransaction();
    if (row.state === 'approved') await this.admit(row, caller);
    if (action === 'suspend') await this.departures.suspend(row, caller);
    if (action === 'retire') await this.departures.retire(row, caller);
    if (before.state === 'applied') await this.inbox.decided(row, caller.id);
    // A decision against the channel closes its reports.
    if (row.state !== 'approved') await this.reports.close(caller, row);
    await this.notifications.announce({
      type: NOTIFICATIONS[action],
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

  /**
   * Gives an approved streamer the role.
   * @throws ROLE_ABOVE_OWN, PERMISSION_NOT_HELD when the decider may not give the streamer role.
   */
  private async admit({ memberId }: StreamerRow, by: Caller): Promise<void> {
    await this.roles.expectMayGive(by, { role: STREAMER_ROLE });
    await this.roles.grantFor(by, memberId, STREAMER_ROLE);
    await this.jobs.send(SUBSCRIBE);
  }

  private async record(
    caller: Caller,
    action: (typeof AUDITED)[StaffStreamerAction] | 'streamer.reports-dismissed',
    { memberId }: StreamerRow,
    before: Record<string, unknown> | null,
    after: Record<string, unknown>,
  ): Promise<void> {
    const { fullName } = nameOf(await this.users.namesOf([memberId]), memberId);
    await this.audit.record(caller, { action, target: { id: memberId, fullName }, before, after });
  }

  private async present(caller: Caller, row: StreamerRow): Promise<ManagedStreamer> {
    return (await this.describer(caller, [row]))(row);
  }

  /** Returns a function that maps these streamers for the caller. */
  private async describer(
    caller: Caller,
    rows: readonly StreamerRow[],
  ): Promise<(row: StreamerRow) => ManagedStreamer> {
    const ids = rows.map(({ id }) => id);
    const reports = await this.openReports.openOf(ids);
    const names = await this.users.namesOf([
      ...rows.flatMap(({ memberId, decidedBy }) => [memberId, decidedBy]),
      ...reports.map(({ reporterId }) => reporterId),
    ]);
    const followers = await this.streamers.followersOf(ids);
    const live = await this.sessions.liveOf(ids);
    const ranked = await this.ranked(rows);
    return (row) => {
      const own = reports.filter(({ streamerId }) => streamerId === row.id);
      // Members must not see reports about themselves.
      const visible = row.memberId === caller.id ? [] : own;
      return {
        ...toStreamer(row, nameOf(names, row.memberId), followers.get(row.id) ?? 0),
        id: row.id,
        memberId: row.memberId,
        state: row.state,
        message: row.message,
        reason: row.reason,
        version: row.version,
        live: live.has(row.id),
        appliedAt: row.appliedAt.toISOString(),
        decidedAt: row.decidedAt?.toISOString() ?? null,
        decidedBy: row.decidedBy === null ? null : toPerson(nameOf(names, row.decidedBy)),
        reports: visible.slice(0, MAX_REPORTS).map(({ id, reason, text, at, reporterId }) => ({
          id,
          reason,
          text,
          at: at.toISOString(),
          by: toPerson(nameOf(names, reporterId)),
        })),
        may: staffMay(caller, ranked(row), visible.length),
      };
    };
  }

  /** Returns a function that adds the ranks to these streamers that decide who may act on them. */
  private async ranked(rows: readonly StreamerRow[]): Promise<(row: StreamerRow) => RankedStanding> {
    const ranks = await this.assignments.ranksOf(
      rows.flatMap(({ memberId, decidedBy }) => (decidedBy === null ? [memberId] : [memberId, decidedBy])),
    );
    return (row) => ({
      memberId: row.memberId,
      state: row.state,
      rank: ranks.get(row.memberId) ?? 0,
      deciderRank: row.decidedBy === null ? 0 : (ranks.get(row.decidedBy) ?? 0),
    });
  }
}

/** Returns the first line of the reason; the channel if there is none. */
function titleOf({ reason, channel }: StreamerRow): string {
  const [line = ''] = reason.split('\n');
  if (line === '') return channel;
  return truncate(line, TITLE_LENGTH);
}
