import {
  channelOf,
  type ManagedStreamer,
  type OwnStreamer,
  type StreamPlatformName,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { invalidField } from '../../../platform/errors/api-error.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { StreamPlatformsService } from '../platforms/stream-platforms.service.ts';
import { StreamReportsRepository } from '../reports/stream-reports.repository.ts';
import { StreamSessionsRepository } from '../sessions/stream-sessions.repository.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { toPerson, toStreamer } from '../streaming.view.ts';
import { ownMay, type RankedStanding, staffMay } from './streamers.policy.ts';
import { StreamersRepository } from './streamers.repository.ts';

const MOST_REPORTS = 20;

/** Maps streamers for themselves, and for the staff. */
@Injectable()
export class StreamerViews {
  constructor(
    private readonly streamers: StreamersRepository,
    private readonly sessions: StreamSessionsRepository,
    private readonly reports: StreamReportsRepository,
    private readonly users: UsersService,
    private readonly assignments: AssignmentsService,
    private readonly platforms: StreamPlatformsService,
  ) {}

  /**
   * Returns the typed channel in its stored form.
   * @throws INPUT_INVALID for a malformed channel, and for a server whose playlists pages can't play
   */
  channelIn(platform: StreamPlatformName, typed: string): string {
    const channel = channelOf(platform, typed);
    if (channel === undefined) throw invalidField('body.channel', 'This is not a channel of that platform.');
    if (!this.platforms.adapterOf(platform).takes(channel))
      throw invalidField('body.channel', 'This site can’t play from that server. Ask its staff to allow it.');
    return channel;
  }

  async own(row: StreamerRow): Promise<OwnStreamer> {
    const names = await this.users.namesOf([row.memberId]);
    const followers = await this.streamers.followersOf([row.id]);
    const liveBy = this.platforms.liveBy(row.platform);
    return {
      ...toStreamer(row, nameOf(names, row.memberId), followers.get(row.id) ?? 0),
      id: row.id,
      state: row.state,
      message: row.message,
      reason: row.reason,
      version: row.version,
      appliedAt: row.appliedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      liveBy,
      may: ownMay(row, liveBy),
    };
  }

  async managed(
    caller: Caller,
    rows: readonly StreamerRow[],
  ): Promise<(row: StreamerRow) => ManagedStreamer> {
    const ids = rows.map(({ id }) => id);
    const reports = await this.reports.openOf(ids);
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
      const told = row.memberId === caller.id ? [] : own;
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
        reports: told.slice(0, MOST_REPORTS).map(({ id, reason, text, at, reporterId }) => ({
          id,
          reason,
          text,
          at: at.toISOString(),
          by: toPerson(nameOf(names, reporterId)),
        })),
        may: staffMay(caller, ranked(row), told.length),
      };
    };
  }

  /** Returns streamers with the ranks that decide who may act on them. */
  async ranked(rows: readonly StreamerRow[]): Promise<(row: StreamerRow) => RankedStanding> {
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

  async managedOne(caller: Caller, row: StreamerRow): Promise<ManagedStreamer> {
    return (await this.managed(caller, [row]))(row);
  }
}
