import { type EndpointInput, STREAM_LIMITS, type StreamSlot } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { StreamSlotRow } from '../stream-slots.table.ts';
import { StreamerAccessService } from '../streamers/streamer-access.service.ts';
import { ownMay } from '../streamers/streamers.policy.ts';
import { hasDate, inOrder, nextOf } from './occurrences.policy.ts';
import { StreamSlotsRepository } from './stream-slots.repository.ts';

type Body = EndpointInput<'POST /api/streams/me/slots'>['body'];

/** Streamers' edits of their own schedule. */
@Injectable()
export class OwnSlotsService {
  constructor(
    private readonly database: Database,
    private readonly access: StreamerAccessService,
    private readonly slots: StreamSlotsRepository,
  ) {}

  /** @throws STREAMER_NOT_FOUND */
  async list(caller: Caller): Promise<{ items: StreamSlot[] }> {
    const { id } = await this.access.own(caller.id);
    const now = new Date();
    const items = (await this.slots.findOf([id])).map((row) => toSlot(row, now));
    // Slots without a further date come last.
    return { items: items.toSorted((one, other) => (one.nextAt ?? '9').localeCompare(other.nextAt ?? '9')) };
  }

  /** @throws STREAMER_NOT_FOUND, STREAMER_STATE_REFUSED, STREAM_SLOTS_FULL */
  add(caller: Caller, body: Body): Promise<StreamSlot> {
    return this.database.transaction(async () => {
      const streamer = await this.access.lockOwn(caller.id);
      if (!ownMay(streamer, 'switch').edit) throw new ApiError('STREAMER_STATE_REFUSED');
      const own = await this.slots.findOf([streamer.id]);
      if (own.length >= STREAM_LIMITS.slots) throw new ApiError('STREAM_SLOTS_FULL');
      const row = await this.slots.insert({
        ...fieldsOf(body),
        streamerId: streamer.id,
        demo: streamer.demo,
      });
      return toSlot(row, new Date());
    });
  }

  /** @throws STREAM_SLOT_NOT_FOUND, STREAM_SLOT_STALE */
  change(
    caller: Caller,
    id: string,
    { version, ...body }: EndpointInput<'PATCH /api/streams/me/slots/:id'>['body'],
  ): Promise<StreamSlot> {
    return this.write(caller, id, (row) => {
      if (row.version !== version) throw new ApiError('STREAM_SLOT_STALE');
      const fields = fieldsOf(body);
      const kept = { ...row, ...fields };
      // Removed dates stay removed while they are still in the repetition.
      return {
        ...fields,
        exceptions: fields.days ? row.exceptions.filter((date) => hasDate(kept, date)) : [],
      };
    });
  }

  /** @throws STREAM_SLOT_NOT_FOUND */
  async remove(caller: Caller, id: string): Promise<void> {
    await this.write(caller, id, () => ({ removedAt: new Date() }));
  }

  /** Removes one date. @throws STREAM_SLOT_NOT_FOUND, also for a day on which there is no date; STREAM_EXCEPTIONS_FULL */
  takeOut(caller: Caller, id: string, date: string): Promise<StreamSlot> {
    return this.write(caller, id, (row) => {
      if (!row.days || row.exceptions.includes(date) || !hasDate(row, date))
        throw new ApiError('STREAM_SLOT_NOT_FOUND');
      if (row.exceptions.length >= STREAM_LIMITS.exceptions) throw new ApiError('STREAM_EXCEPTIONS_FULL');
      return { exceptions: [...row.exceptions, date].sort() };
    });
  }

  /** Restores a removed date. @throws STREAM_SLOT_NOT_FOUND, also for a date that wasn't removed */
  putBack(caller: Caller, id: string, date: string): Promise<StreamSlot> {
    return this.write(caller, id, ({ exceptions }) => {
      if (!exceptions.includes(date)) throw new ApiError('STREAM_SLOT_NOT_FOUND');
      return { exceptions: exceptions.filter((one) => one !== date) };
    });
  }

  private write(
    caller: Caller,
    id: string,
    changeOf: (row: StreamSlotRow) => Partial<StreamSlotRow>,
  ): Promise<StreamSlot> {
    return this.database.transaction(async () => {
      const streamer = await this.access.findOwnLocked(caller.id);
      const row = streamer && (await this.slots.lock(id, streamer.id));
      if (!row) throw new ApiError('STREAM_SLOT_NOT_FOUND');
      return toSlot(await this.slots.update(id, changeOf(row)), new Date());
    });
  }
}

function fieldsOf({ repeat, ...fields }: Body) {
  return { ...fields, days: inOrder(repeat?.days ?? null), until: repeat?.until ?? null };
}

function toSlot(row: StreamSlotRow, now: Date): StreamSlot {
  const { id, title, character, startsAt, zone, minutes, days, until, exceptions, version } = row;
  return {
    id,
    title,
    character,
    startsAt,
    zone,
    minutes,
    exceptions,
    version,
    repeat: days && { days, until },
    nextAt: nextOf(row, now)?.startsAt.toISOString() ?? null,
  };
}
