import {
  type EventPlace,
  eventChangeSchema,
  eventPlaceSchema,
  eventPlanStateSchema,
  ROLE_NAMES,
  WEEKDAYS,
  zoneName,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { articleTitle } from './articles.ts';
import { filesIn } from './content-files.ts';
import { demoMember } from './people.ts';
import { readJson, readMarkdown } from './read-content.ts';

let places: Record<string, EventPlace> | undefined;
/** Place of the city, by its name in `places.json`. */
const placeName = z.string().transform((name, context) => {
  places ??= readJson('places.json', z.record(z.string(), eventPlaceSchema));
  const place = places[name];
  if (place) return place;
  context.addIssue(`places.json has no place ${name}.`);
  return z.NEVER;
});

const usernames = z.array(demoMember);

const eventSchema = eventChangeSchema
  .pick({ title: true, summary: true, body: true, category: true, minutes: true })
  .extend({
    /** Name of a cover in the artwork, which an article must have, too. */
    cover: z.string().optional(),
    /** Creator of the event. */
    by: demoMember,
    /** Hosts besides the creator. */
    hosts: usernames.optional(),
    /** First date, in days from today; negative for the past. */
    day: z.int(),
    /** Weekday of the first date, which is on or after `day`. */
    weekday: z.enum(WEEKDAYS).optional(),
    /** Wall clock time in the zone. */
    time: z.iso.time({ precision: -1 }),
    /** Minutes since the beginning of a live event, instead of day and time. */
    beganMinutesAgo: z.int().min(0).optional(),
    /** Time zone, if it isn't the one of the community. */
    zone: zoneName.optional(),
    /** Number of weeks for which it repeats, on the weekday of its first date. */
    weeks: z.int().min(1).optional(),
    /** Interval in weeks: 2 is every other week. */
    interval: z.int().min(1).optional(),
    place: placeName,
    capacity: z.int().min(1).optional(),
    deadlineMinutes: z.int().min(0).optional(),
    /** Audience: `everyone` (the default), `members`, or roles. */
    audience: z.array(z.enum(['everyone', 'members', ...ROLE_NAMES])).optional(),
    state: eventPlanStateSchema,
    /** Number of residents who are going to each date, in addition to those in `named`. `maybe` counts those who may come. */
    going: z.int().min(0).optional(),
    maybe: z.int().min(0).optional(),
    /** Members with a fixed response to the next date. */
    named: z
      .strictObject({
        going: usernames.optional(),
        waitlisted: usernames.optional(),
        maybe: usernames.optional(),
      })
      .optional(),
    /** Number of guests whose attendance was recorded. */
    attended: z.int().min(0).optional(),
    /** Photos, by the names of covers. */
    photos: z.array(z.string()).optional(),
    /** Title of the article about it. */
    recap: articleTitle.optional(),
    cancelReason: z.string().optional(),
    note: z.string().optional(),
    submittedHoursAgo: z.number().min(0).optional(),
  })
  .strict();

/** Event of the demo community. Days are relative to the day of seeding. */
export type DemoEvent = z.infer<typeof eventSchema>;

/** Reads a season of events around the day of seeding. */
export function readEvents(): DemoEvent[] {
  return filesIn('events').map((file) => readMarkdown(file, eventSchema));
}
