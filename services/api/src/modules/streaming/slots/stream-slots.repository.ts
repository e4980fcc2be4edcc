import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne, updateVersioned } from '../../../platform/database/rows.ts';
import { Retention } from '../../../platform/retention/retention.decorator.ts';
import { type NewStreamSlotRow, type StreamSlotRow, streamSlots } from '../stream-slots.table.ts';
import { fits, isShown } from '../streamers/streamers.repository.ts';
import { type StreamerRow, streamers } from '../streamers.table.ts';

export interface ScheduledSlot {
  slot: StreamSlotRow;
  streamer: StreamerRow;
}
type Filter = EndpointInput<'GET /api/streams/calendar.ics'>['query'];

/** Retention of removed slots, so that calendars show them as canceled, in days. */
export const CANCELLED_DAYS = 30;
const stands = isNull(streamSlots.removedAt);

/** Returns the condition that a character is played: that of the slot, or any of the streamer's if the slot has none. */
function plays(character: string | undefined): SQL | undefined {
  if (character === undefined) return undefined;
  return sql`coalesce(${streamSlots.character} = ${character}, ${character} = ANY(${streamers.characters}))`;
}

@Retention([{ table: streamSlots, column: streamSlots.removedAt, age: `${CANCELLED_DAYS} days` }])
@Injectable()
export class StreamSlotsRepository {
  constructor(private readonly database: Database) {}

  async insert(row: NewStreamSlotRow): Promise<StreamSlotRow> {
    return insertOne(this.database, streamSlots, row);
  }

  /** Returns the current slots of these streamers. */
  findOf(streamerIds: readonly string[]): Promise<StreamSlotRow[]> {
    return this.database.queries
      .select()
      .from(streamSlots)
      .where(and(inArray(streamSlots.streamerId, [...streamerIds]), stands))
      .orderBy(asc(streamSlots.createdAt), asc(streamSlots.id));
  }

  async lock(id: string, streamerId: string): Promise<StreamSlotRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(streamSlots)
      .where(and(eq(streamSlots.id, id), eq(streamSlots.streamerId, streamerId), stands))
      .for('update');
    return row;
  }

  async update(id: string, change: Partial<NewStreamSlotRow>): Promise<StreamSlotRow> {
    return updateVersioned(this.database, streamSlots, id, { ...change, updatedAt: sql`clock_timestamp()` });
  }

  /** Removes every slot of a streamer. */
  async removeAll(streamerId: string): Promise<void> {
    const now = sql`clock_timestamp()`;
    await this.database.queries
      .update(streamSlots)
      .set({ removedAt: now, updatedAt: now, version: sql`${streamSlots.version} + 1` })
      .where(and(eq(streamSlots.streamerId, streamerId), stands));
  }

  /**
   * Returns slots of visible streamers that may have a date in a window, oldest first.
   * @param window days of UTC, wide enough for every zone; with `removed` it includes recently removed slots.
   */
  findScheduled(
    { character, ...filter }: Filter,
    { from, to, removed, only }: { from?: string; to?: string; removed?: true; only?: string },
    limit: number,
  ): Promise<ScheduledSlot[]> {
    return this.database.queries
      .select({ slot: streamSlots, streamer: streamers })
      .from(streamSlots)
      .innerJoin(streamers, eq(streamers.id, streamSlots.streamerId))
      .where(
        and(
          isShown,
          fits(filter),
          plays(character),
          only === undefined ? undefined : eq(streamers.id, only),
          to === undefined ? undefined : sql`${streamSlots.startsAt} <= ${`${to}T24`}`,
          from === undefined
            ? undefined
            : sql`(CASE WHEN ${streamSlots.days} IS NULL THEN ${streamSlots.startsAt} >= ${from}
                ELSE ${streamSlots.until} IS NULL OR ${streamSlots.until} >= ${from} END)`,
          removed ? undefined : stands,
        ),
      )
      .orderBy(asc(streamSlots.createdAt), asc(streamSlots.id))
      .limit(limit);
  }
}
