import { z } from 'zod';
import { STREAM_LIMITS, WEEKDAYS, type Weekday } from '../streaming/stream-limits.ts';
import { instant } from './list.ts';
import { characterName } from './streamer.ts';
import { writtenLine } from './written-text.ts';

/** A wall clock time in the slot's zone, such as `2026-11-24T19:30`. */
const localTime = z.iso
  .datetime({ local: true, precision: -1 })
  .refine((text) => !text.endsWith('Z'), 'Without a zone.');
const zone = z.string().max(64).refine(isNamedZone, 'This is not a time zone.');

const repeat = z.object({
  days: z
    .array(z.enum(WEEKDAYS))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Name each day once.'),
  /** The last day, in the slot's zone; null without an end. */
  until: z.iso.date().nullable().default(null),
});

const slotFields = z.object({
  title: writtenLine(1, STREAM_LIMITS.title),
  character: characterName.nullable().default(null),
  startsAt: localTime,
  zone,
  minutes: z.int().min(STREAM_LIMITS.slotMinutesMin).max(STREAM_LIMITS.slotMinutes),
  /** Null for a slot that happens once. Its first day is the one of `startsAt`, which has to be among the days. */
  repeat: repeat.nullable().default(null),
});

/** What a weekly repeat lacks: that it begins on one of its days, and doesn't end before it has begun. */
const beginsOnADay = {
  path: ['repeat', 'days'],
  message: 'The first date has to be on one of the days.',
};
const endsAfterItBegan = { path: ['repeat', 'until'], message: 'This is before the first date.' };
type Repeating = z.output<typeof slotFields>;
const onOwnDay = ({ repeat: weekly, startsAt }: Pick<Repeating, 'repeat' | 'startsAt'>): boolean =>
  !weekly || weekly.days.includes(weekdayOf(startsAt));
const inOrder = ({ repeat: weekly, startsAt }: Pick<Repeating, 'repeat' | 'startsAt'>): boolean =>
  !weekly?.until || weekly.until >= startsAt.slice(0, 10);

export const newStreamSlotSchema = slotFields
  .refine(onOwnDay, beginsOnADay)
  .refine(inOrder, endsAfterItBegan)
  .meta({ id: 'NewStreamSlot' });
export type NewStreamSlot = z.input<typeof newStreamSlotSchema>;

/** A slot as it shall be, on the version that was seen. Dates that were taken out stay out. */
export const streamSlotChangeSchema = slotFields
  .extend({ version: z.int().min(1) })
  .refine(onOwnDay, beginsOnADay)
  .refine(inOrder, endsAfterItBegan)
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

/** The weekday of a wall clock time. */
export function weekdayOf(local: string): Weekday {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(day + 6) % 7] ?? 'MO';
}

function isNamedZone(name: string): boolean {
  // Offsets are no zones: they know nothing of summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
