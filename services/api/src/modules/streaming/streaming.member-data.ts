import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal } from '../../platform/member-data/member-table.ts';
import { streamMessages, streamPlatforms, streamSubscriptions } from './stream-platforms.table.ts';
import { streamFigures, streamSessions } from './stream-sessions.table.ts';
import { streamSlots } from './stream-slots.table.ts';
import { streamers, streamFollows, streamReports } from './streamers.table.ts';

/** Returns the condition that a row belongs to the member's own channel. */
const ofOwnChannel = (streamerId: AnyPgColumn) => (memberId: string) =>
  sql`${streamerId} IN (SELECT ${streamers.id} FROM ${streamers} WHERE ${streamers.memberId} = ${memberId})`;

/** Channels of members with their streams and schedules, and follows and reports of members. */
const STREAMING_TABLES = [
  declare(streamers, {
    names: { memberId: 'own', decidedBy: 'acted' },
    exported: [
      'platform',
      'channel',
      'characters',
      'tags',
      'language',
      'about',
      'message',
      'state',
      'reason',
      'appliedAt',
      'decidedAt',
    ],
    leaving: 'deleted',
  }),
  declare(streamSessions, {
    rows: ofOwnChannel(streamSessions.streamerId),
    exported: ['title', 'character', 'startedAt', 'endedAt', 'peak', 'median'],
    leaving: 'deleted',
  }),
  declare(streamSlots, {
    rows: ofOwnChannel(streamSlots.streamerId),
    exported: [
      'title',
      'character',
      'startsAt',
      'zone',
      'minutes',
      'days',
      'until',
      'exceptions',
      'removedAt',
    ],
    leaving: 'deleted',
  }),
  declare(streamFollows, {
    names: { memberId: 'own' },
    exported: ['streamerId', 'at'],
    leaving: 'deleted',
  }),
  declare(streamReports, {
    names: { reporterId: 'own', settledBy: 'acted' },
    exported: ['streamerId', 'reason', 'text', 'at'],
    leaving: 'deleted',
  }),
  impersonal(streamFigures, 'Numbers of viewers, for 30 days.'),
  impersonal(streamPlatforms, 'The availability of the platforms.'),
  impersonal(streamSubscriptions, 'Webhook subscriptions for channels. They are deleted with the channel.'),
  impersonal(streamMessages, 'Ids of received webhook messages, for a day.'),
];

@MemberData({ tables: STREAMING_TABLES })
@Injectable()
export class StreamingMemberData implements MemberDataOwner {}
