import { z } from 'zod';
import {
  CITY_DISTRICTS,
  CITY_SIZE,
  EVENT_CATEGORIES,
  EVENT_LIMITS,
  EVENT_SCOPES,
} from '../events/event-limits.ts';
import { EVENT_PLAN_STATES } from '../events/event-states.ts';
import { richTextSchema } from '../rich-text/document.ts';
import type { RichText } from '../rich-text/nodes.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { handle, line, text } from '../texts/written.ts';
import { instant } from './list.ts';
import { beginsOnADay, endsAfterItBegan, localTime, plannedDay, weekdays, zoneName } from './local-time.ts';
import { personSchema } from './person.ts';
import { PROFILE_LIMITS } from './profile-limits.ts';
import { roleNameSchema } from './role.ts';

export const eventCategorySchema = z.enum(EVENT_CATEGORIES).meta({ id: 'EventCategory' });
export const cityDistrictSchema = z.enum(CITY_DISTRICTS).meta({ id: 'CityDistrict' });
export const eventPlanStateSchema = z.enum(EVENT_PLAN_STATES).meta({ id: 'EventPlanState' });
export const eventScopeSchema = z.enum(EVENT_SCOPES).meta({ id: 'EventScope' });

/** Venue: a district, a point on the map of the city in its units, and a description. */
export const eventPlaceSchema = z
  .object({
    district: cityDistrictSchema.nullable(),
    point: z
      .object({ x: z.number().min(0).max(CITY_SIZE.width), y: z.number().min(0).max(CITY_SIZE.height) })
      .nullable(),
    name: line(0, EVENT_LIMITS.place),
  })
  .meta({ id: 'EventPlace' });
export type EventPlace = z.infer<typeof eventPlaceSchema>;

/** Audience: everyone, members, or holders of any of the roles. Responding always requires an account. */
export const eventAudienceSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({ kind: z.literal('members') }),
    z.object({
      kind: z.literal('roles'),
      roles: z
        .array(roleNameSchema)
        .min(1)
        .max(EVENT_LIMITS.audienceRoles)
        .refine((roles) => new Set(roles).size === roles.length, 'Choose each role only once.'),
    }),
  ])
  .meta({ id: 'EventAudience' });
export type EventAudience = z.infer<typeof eventAudienceSchema>;

export const eventRepeatSchema = z
  .object({
    days: weekdays,
    /** Weeks between two dates: 1 is every week, 2 every other week. Weeks begin on Monday. */
    interval: z.int().min(1).max(EVENT_LIMITS.interval).default(1),
    /** The last day, in the event's time zone. */
    until: plannedDay,
  })
  .meta({ id: 'EventRepeat' });
export type EventRepeat = z.infer<typeof eventRepeatSchema>;

const body = richTextSchema.refine(
  (document: RichText) => plainTextOf(document).length <= EVENT_LIMITS.body,
  `The text is longer than ${EVENT_LIMITS.body} characters.`,
);
const hostHandle = handle(PROFILE_LIMITS.username);

/** Times of the event. A local time skipped by a clock change is an hour later; of an ambiguous one the first is used. */
const times = {
  /** Local time in the event's time zone. */
  startsAt: localTime,
  zone: zoneName,
  minutes: z.int().min(EVENT_LIMITS.minutesMin).max(EVENT_LIMITS.minutes),
  /** Repetition; null for a single event. The day of `startsAt` has to be among the days. */
  repeat: eventRepeatSchema.nullable().default(null),
};

const fields = z.object({
  title: line(EVENT_LIMITS.titleMin, EVENT_LIMITS.title),
  summary: line(0, EVENT_LIMITS.summary).default(''),
  body: body.default({ type: 'doc', content: [] }),
  cover: z
    .object({ mediaId: z.uuid(), alt: line(1, EVENT_LIMITS.alt) })
    .nullable()
    .default(null),
  category: eventCategorySchema,
  ...times,
  place: eventPlaceSchema.default({ district: null, point: null, name: '' }),
  /** Handles of the hosts. The creator is always a host while they are a member, listed or not. Other hosts are invited first. */
  hosts: z
    .array(hostHandle)
    .max(EVENT_LIMITS.hosts)
    .refine((hosts) => new Set(hosts).size === hosts.length, 'Choose each host only once.')
    .default([]),
  /** Maximum number of guests; null without a limit. */
  capacity: z.int().min(1).max(EVENT_LIMITS.capacity).nullable().default(null),
  /** Minutes before the start at which responses close; null: at the start. */
  deadlineMinutes: z.int().min(0).max(EVENT_LIMITS.deadline).nullable().default(null),
  audience: eventAudienceSchema.default({ kind: 'everyone' }),
});

/** A new event, as a draft. */
export const newEventSchema = fields
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'NewEvent' });
export type NewEvent = z.input<typeof newEventSchema>;
export type EventFields = z.output<typeof newEventSchema>;

/**
 * The complete new state of an event, on the version that was seen. `startsAt` is the one of the date in the path; the other dates are computed from
 * the repetition around it. With the scope `this` all fields apply to that date only, and `repeat`, `zone`, `category`, `hosts` and `audience` are
 * ignored.
 */
export const eventChangeSchema = fields.extend({ version: z.int().min(1) }).meta({ id: 'EventChange' });
export type EventChange = z.input<typeof eventChangeSchema>;

/** Fields that determine the dates of an event. */
export const eventTimesSchema = z
  .object(times)
  .refine(...beginsOnADay)
  .refine(...endsAfterItBegan)
  .meta({ id: 'EventTimes' });

/** A date, with its day in the event's time zone. */
export const eventDateSchema = z.object({ date: z.iso.date(), startsAt: instant, endsAt: instant });

/** An event as its editors see it: `fields` are those of the date in the path. */
export const eventPlanSchema = z
  .object({
    /** The date in the path. */
    id: z.uuid(),
    eventId: z.uuid(),
    state: eventPlanStateSchema,
    fields: fields.extend({ hosts: z.array(z.string()) }),
    /** Its hosts, followed by invited hosts. */
    hosts: z.array(personSchema),
    /** Handles of invited hosts who haven't responded. */
    invited: z.array(z.string()),
    /** Dates of the series that aren't canceled, in order. */
    dates: z.array(eventDateSchema.extend({ id: z.uuid(), going: z.int(), maybe: z.int() })),
    version: z.int().min(1),
  })
  .meta({ id: 'EventPlan' });
export type EventPlan = z.infer<typeof eventPlanSchema>;

/** An event in lists of drafts and proposals, with its first date that isn't over. */
export const eventPlanCardSchema = z
  .object({
    id: z.uuid(),
    eventId: z.uuid(),
    title: z.string(),
    category: eventCategorySchema,
    state: eventPlanStateSchema,
    startsAt: instant,
    endsAt: instant,
    zone: z.string(),
    dates: z.int().min(1),
    hosts: z.array(personSchema),
    /** Reason of the rejection; empty without a note. */
    note: z.string(),
    updatedAt: instant,
    version: z.int().min(1),
  })
  .meta({ id: 'EventPlanCard' });
export type EventPlanCard = z.infer<typeof eventPlanCardSchema>;

const seen = { version: z.int().min(1) };

/** A rejection of a proposed event. The hosts see the note. */
export const eventDeclineSchema = z
  .object({ ...seen, note: text(1, EVENT_LIMITS.note) })
  .meta({ id: 'EventDecline' });
/** A cancellation of one or more dates. Guests see the reason. */
export const eventCancelSchema = z
  .object({ ...seen, scope: eventScopeSchema, reason: text(0, EVENT_LIMITS.reason).default('') })
  .meta({ id: 'EventCancel' });
