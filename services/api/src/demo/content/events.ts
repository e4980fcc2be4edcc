import {
  type EventPlace,
  eventChangeSchema,
  eventPlaceSchema,
  eventPlanStateSchema,
  ROLE_NAMES,
  zoneName,
} from '@boardwalk/contracts';
import { z } from 'zod';
import { articleTitle } from './articles.ts';
import { filesIn } from './content-files.ts';
import { demoUsername } from './people.ts';
import { readJson, readMarkdown } from './read-content.ts';

let places: Record<string, EventPlace> | undefined;
/** A place of the city by its name in `places.json`. */
const placeName = z.string().transform((name, context) => {
  places ??= readJson('places.json', z.record(z.string(), eventPlaceSchema));
  const place = places[name];
  if (place) return place;
  context.addIssue(`places.json has no place ${name}.`);
  return z.NEVER;
});

const usernames = z.array(demoUsername);

const eventSchema = eventChangeSchema
  .pick({ title: true, summary: true, body: true, category: true, minutes: true })
  .extend({
    /** The name of a cover in the artwork: one that an article has too. */
    cover: z.string().optional(),
    /** The member who made it. */
    by: demoUsername,
    /** The members who host it with them. */
    hosts: usernames.optional(),
    /** The first date, in days from today; negative for the past. */
    day: z.int(),
    /** A wall clock time in the zone. */
    time: z.iso.time({ precision: -1 }),
    /** Instead of day and time, for an event that is live. */
    beganMinutesAgo: z.int().min(0).optional(),
    zone: zoneName.optional(),
    /** The number of weeks for which it repeats, on the weekday of its first date. */
    weeks: z.int().min(1).optional(),
    /** 2 is each other week. */
    interval: z.int().min(1).optional(),
    place: placeName,
    capacity: z.int().min(1).optional(),
    deadlineMinutes: z.int().min(0).optional(),
    /** `everyone` is the default; `members`, or roles. */
    audience: z.array(z.enum(['everyone', 'members', ...ROLE_NAMES])).optional(),
    state: eventPlanStateSchema,
    /** Number of residents who go and may come, to each date, beside those in `named`. */
    going: z.int().min(0).optional(),
    maybe: z.int().min(0).optional(),
    /** Members who go, wait, or may come for certain, to the next date. */
    named: z
      .strictObject({
        going: usernames.optional(),
        waitlisted: usernames.optional(),
        maybe: usernames.optional(),
      })
      .optional(),
    /** Number of guests whose attendance was noted. */
    attended: z.int().min(0).optional(),
    /** Photos, by the names of covers. */
    photos: z.array(z.string()).optional(),
    /** The title of the article about it. */
    recap: articleTitle.optional(),
    cancelReason: z.string().optional(),
    note: z.string().optional(),
    submittedHoursAgo: z.number().min(0).optional(),
  })
  .strict();

/** An event of the demo community. Days count from the day of seeding. */
export type DemoEvent = z.infer<typeof eventSchema>;

/** A season of the demo community about the day on which it is seeded. */
export function readEvents(): DemoEvent[] {
  return filesIn('events').map((file) => readMarkdown(file, eventSchema));
}
