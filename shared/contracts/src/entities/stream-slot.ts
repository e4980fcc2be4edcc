import { z } from 'zod';
import { STREAM_LIMITS, WEEKDAYS } from '../streaming/stream-limits.ts';
import { line } from '../texts/written.ts';
import { instant } from './list.ts';
import { beginsOnADay, endsAfterItBegan, localTime, plannedDay, weekdays, zoneName } from './local-time.ts';
import { characterName } from './streamer.ts';

const repeat = z.object({
  days: weekdays,
  /** The last day, in the slot's time zone; null without an end. */
  until: plannedDay.nullable().default(null),
});

const slotFields = z.object({
  title: line(1, STREAM_LIMITS.title),
  character: characterName.nullable().default(null),
  /** Local time in the slot's time zone. */
  startsAt: localTime,
  zone: zoneName,
  minutes: z.int().min(STREAM_LIMITS.slotMinutesMin).max(STREAM_LIMITS.slotMinutes),
  /** Repetition; null for a single date. The day of `startsAt` has to be among the days. */
  repeat: repeat.nullable().default(null),
});

export const newStreamSlotSchema = slotFields
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'NewStreamSlot' });
export type NewStreamSlot = z.input<typeof newStreamSlotSchema>;

/** New state of a slot, on the version that was seen. Removed dates stay removed. */
export const streamSlotChangeSchema = slotFields
  .extend({ version: z.int().min(1) })
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'StreamSlotChange' });
export type StreamSlotChange = z.input<typeof streamSlotChangeSchema>;

/** A slot of the caller's schedule. */
export const streamSlotSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    character: z.string().nullable(),
    startsAt: z.string(),
    zone: z.string(),
    minutes: z.int(),
    repeat: z.object({ days: z.array(z.enum(WEEKDAYS)), until: z.iso.date().nullable() }).nullable(),
    /** Removed dates of a weekly slot. */
    exceptions: z.array(z.iso.date()),
    /** The next date; null if none is left. */
    nextAt: instant.nullable(),
    version: z.int().min(1),
  })
  .meta({ id: 'StreamSlot' });
export type StreamSlot = z.infer<typeof streamSlotSchema>;
