import { z } from 'zod';
import { STREAM_LIMITS, WEEKDAYS } from '../streaming/stream-limits.ts';
import { line } from '../texts/written.ts';
import { instant } from './list.ts';
import { beginsOnADay, endsAfterItBegan, localTime, plannedDay, weekdays, zoneName } from './local-time.ts';
import { characterName } from './streamer.ts';

const repeat = z.object({
  days: weekdays,
  /** The last day, in the slot's zone; null without an end. */
  until: plannedDay.nullable().default(null),
});

const slotFields = z.object({
  title: line(1, STREAM_LIMITS.title),
  character: characterName.nullable().default(null),
  /** In the slot's zone. */
  startsAt: localTime,
  zone: zoneName,
  minutes: z.int().min(STREAM_LIMITS.slotMinutesMin).max(STREAM_LIMITS.slotMinutes),
  /** Null for a slot that happens once. Its first day is the one of `startsAt`, which has to be among the days. */
  repeat: repeat.nullable().default(null),
});

export const newStreamSlotSchema = slotFields
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'NewStreamSlot' });
export type NewStreamSlot = z.input<typeof newStreamSlotSchema>;

/** A slot as it shall be, on the version that was seen. Dates that were taken out stay out. */
export const streamSlotChangeSchema = slotFields
  .extend({ version: z.int().min(1) })
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'StreamSlotChange' });
export type StreamSlotChange = z.input<typeof streamSlotChangeSchema>;

/** A slot of the caller's own schedule. */
export const streamSlotSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    character: z.string().nullable(),
    startsAt: z.string(),
    zone: z.string(),
    minutes: z.int(),
    repeat: z.object({ days: z.array(z.enum(WEEKDAYS)), until: z.iso.date().nullable() }).nullable(),
    /** The dates that were taken out of a weekly slot, by their days. */
    exceptions: z.array(z.iso.date()),
    /** The next date; null when there is none any more. */
    nextAt: instant.nullable(),
    version: z.int().min(1),
  })
  .meta({ id: 'StreamSlot' });
export type StreamSlot = z.infer<typeof streamSlotSchema>;
