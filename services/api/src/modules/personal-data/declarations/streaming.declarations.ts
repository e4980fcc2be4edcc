import { sql } from 'drizzle-orm';
import { declare, impersonal } from '../../../platform/member-data/member-table.ts';
import {
  streamMessages,
  streamPlatforms,
  streamSubscriptions,
} from '../../streaming/stream-platforms.table.ts';
import { streamFigures, streamSessions } from '../../streaming/stream-sessions.table.ts';
import { streamSlots } from '../../streaming/stream-slots.table.ts';
import { streamers, streamFollows, streamReports } from '../../streaming/streamers.table.ts';

/** Which rows belong to a member's own channel. */
const ofOwnChannel = (streamerId: unknown) => (memberId: string) =>
  sql`${streamerId} IN (SELECT ${streamers.id} FROM ${streamers} WHERE ${streamers.memberId} = ${memberId})`;

/** What members stream, plan, follow and report. */
export const STREAMING_DECLARATIONS = [
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
  impersonal(streamFigures, 'How many watched, counted, for 30 days.'),
  impersonal(streamPlatforms, 'How platforms answer.'),
  impersonal(streamSubscriptions, 'What platforms were asked to tell of a channel. They go with it.'),
  impersonal(streamMessages, 'The numbers of messages that came, for a day.'),
];
