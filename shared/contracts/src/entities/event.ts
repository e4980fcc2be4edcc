import { z } from 'zod';
import {
  CHECK_IN_CODE,
  EVENT_ANSWERS,
  EVENT_LIMITS,
  MESSAGE_RECEIVERS,
  RSVP_STATUSES,
} from '../events/event-limits.ts';
import { richTextSchema } from '../rich-text/document.ts';
import { line, text } from '../texts/written.ts';
import { eventCategorySchema, eventPlaceSchema, eventPlanStateSchema } from './event-plan.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

export const rsvpStatusSchema = z.enum(RSVP_STATUSES).meta({ id: 'RsvpStatus' });

/** A picture of the media library, as pages show it. */
const picture = z.object({
  mediaId: z.uuid(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  focus: z.object({ x: z.number(), y: z.number() }),
});

const count = z.int().min(0);
/** How many guests a date has. `waiting` is the length of the line. */
const counts = { capacity: z.int().min(1).nullable(), going: count, maybe: count, waiting: count };

/** One date of an event, as lists show it. How it stands now follows from `state` and the clock: `eventStateAt`. */
export const eventCardSchema = z
  .object({
    /** Of the date: the address of its page. */
    id: z.uuid(),
    /** The same for all dates of a series. */
    eventId: z.uuid(),
    title: z.string(),
    summary: z.string(),
    cover: picture.nullable(),
    category: eventCategorySchema,
    /** Of this date: `cancelled` when it was cancelled alone as well. */
    state: eventPlanStateSchema,
    startsAt: instant,
    endsAt: instant,
    zone: z.string(),
    /** The day in the event's zone. */
    date: z.iso.date(),
    place: eventPlaceSchema,
    hosts: z.array(personSchema),
    /** Weeks from one date of a series to the next, 1 for each week; null for an event that happens once. */
    everyWeeks: z.int().min(1).nullable(),
    /** Whether it repeats: `everyWeeks` is not null. */
    weekly: z.boolean(),
    ...counts,
    /** Until when answers are taken. Leaving is always possible. */
    answersUntil: instant,
    audience: z.enum(['everyone', 'members', 'roles']),
    /** The caller's answer; null without one and for visitors. */
    answer: rsvpStatusSchema.nullable(),
    /** Whether the caller is a host. */
    hosting: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'EventCard' });
export type EventCard = z.infer<typeof eventCardSchema>;

/** What the caller answered to a date. */
const ownAnswer = z.object({
  status: rsvpStatusSchema,
  /** The place in the line, from 1; null for who isn't waiting. */
  place: z.int().min(1).nullable(),
  answeredAt: instant,
  /** When they checked in, or a host ticked them off. */
  attendedAt: instant.nullable(),
});

/** One date of an event, whole. */
export const eventSchema = eventCardSchema
  .extend({
    body: richTextSchema,
    /** The roles of an audience of roles; empty otherwise. */
    audienceRoles: z.array(z.string()),
    /** Of `answer`: more about it. */
    mine: ownAnswer.nullable(),
    /** Other dates of the series, the nearest ones, in order. */
    series: z
      .array(z.object({ id: z.uuid(), startsAt: instant, endsAt: instant, state: eventPlanStateSchema }))
      .max(EVENT_LIMITS.series),
    /** How often it repeats; null for an event that happens once. */
    repeat: z.object({ days: z.array(z.string()), interval: z.int(), until: z.iso.date() }).nullable(),
    /** Why it was cancelled; null for a date that wasn't, empty without a reason. */
    cancelReason: z.string().nullable(),
    /** Why it was declined, for hosts and publishers; empty without a note and for everybody else. */
    note: z.string(),
    checkIn: z.object({
      opensAt: instant,
      closesAt: instant,
      /** For hosts and publishers, as soon as it is open; null for everybody else. */
      code: z.string().nullable(),
    }),
    /** How many have come, as far as it was noted; null before the check-in opens. */
    attended: count.nullable(),
    photos: z.array(picture),
    /** What was written about it afterwards. */
    recap: z.object({ slug: z.string(), title: z.string() }).nullable(),
    version: z.int().min(1),
    createdAt: instant,
    updatedAt: instant,
    /** What the caller can do with it now. */
    may: z.object({
      edit: z.boolean(),
      /** Accept or decline the invitation to host it. */
      host: z.boolean(),
      /** Stop hosting it. */
      stopHosting: z.boolean(),
      submit: z.boolean(),
      takeBack: z.boolean(),
      publish: z.boolean(),
      decline: z.boolean(),
      cancel: z.boolean(),
      /** Remove a draft. */
      remove: z.boolean(),
      /** See the list of guests, tick them off, write to them. */
      guests: z.boolean(),
      /** Add photos and a recap. */
      memories: z.boolean(),
      /** Answer. Who goes, may come or waits can always leave. */
      answer: z.boolean(),
      leave: z.boolean(),
      checkIn: z.boolean(),
    }),
  })
  .meta({ id: 'Event' });
export type CommunityEvent = z.infer<typeof eventSchema>;

export const eventAnswerSchema = z.object({ status: z.enum(EVENT_ANSWERS) }).meta({ id: 'EventAnswer' });

/** How a date stands after an answer. */
export const answeredSchema = z.object({ ...counts, mine: ownAnswer }).meta({ id: 'EventAnswered' });
export type EventAnswered = z.infer<typeof answeredSchema>;

/** Somebody who goes or may come, as far as they show themselves to members. */
export const attendeeSchema = z
  .object({ person: personSchema, status: z.enum(['going', 'maybe']) })
  .meta({ id: 'EventAttendee' });
export type EventAttendee = z.infer<typeof attendeeSchema>;

/** A guest as hosts see them. */
export const guestSchema = z
  .object({
    person: personSchema,
    status: rsvpStatusSchema,
    place: z.int().min(1).nullable(),
    answeredAt: instant,
    attendedAt: instant.nullable(),
  })
  .meta({ id: 'EventGuest' });
export type EventGuest = z.infer<typeof guestSchema>;

/** The code as hosts tell it. Small letters count as capitals, and blanks and dashes aren't part of it. */
export const checkInSchema = z
  .object({
    code: line(0, 20)
      .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
      .pipe(z.string().regex(CHECK_IN_CODE, 'This is not a check-in code.')),
  })
  .meta({ id: 'EventCheckIn' });

export const guestMessageSchema = z
  .object({
    text: text(1, EVENT_LIMITS.message),
    to: z
      .array(z.enum(MESSAGE_RECEIVERS))
      .min(1)
      .max(MESSAGE_RECEIVERS.length)
      .refine((to) => new Set(to).size === to.length, 'Choose each only once.'),
  })
  .meta({ id: 'EventMessage' });

export const eventPhotosSchema = z
  .object({
    photos: z
      .array(z.object({ mediaId: z.uuid(), alt: line(1, EVENT_LIMITS.alt) }))
      .max(EVENT_LIMITS.photos)
      .refine(
        (photos) => new Set(photos.map(({ mediaId }) => mediaId)).size === photos.length,
        'Choose each only once.',
      ),
  })
  .meta({ id: 'EventPhotos' });

/** The link of one's own calendar, without its secret. */
export const calendarLinkSchema = z
  .object({ madeAt: instant, readAt: instant.nullable() })
  .meta({ id: 'CalendarLink' });
export type CalendarLink = z.infer<typeof calendarLinkSchema>;
