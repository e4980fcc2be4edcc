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
/** Guest counts of a date. `waiting` is the length of the waiting list. */
const counts = { capacity: z.int().min(1).nullable(), going: count, maybe: count, waiting: count };

/** A date of an event in lists. Its current state follows from `state` and the clock, see `eventStateAt`. */
export const eventCardSchema = z
  .object({
    /** Id of the date: the path of its page. */
    id: z.uuid(),
    /** Shared by all dates of a series. */
    eventId: z.uuid(),
    title: z.string(),
    summary: z.string(),
    cover: picture.nullable(),
    category: eventCategorySchema,
    /** State of this date: `cancelled` also if only this date was canceled. */
    state: eventPlanStateSchema,
    startsAt: instant,
    endsAt: instant,
    zone: z.string(),
    /** The day in the event's time zone. */
    date: z.iso.date(),
    place: eventPlaceSchema,
    hosts: z.array(personSchema),
    /** Weeks between two dates of a series, 1 for every week; null for an event without repetition. */
    everyWeeks: z.int().min(1).nullable(),
    /** Whether it repeats: `everyWeeks` is not null. */
    weekly: z.boolean(),
    ...counts,
    /** Deadline for responses. Withdrawing is always possible. */
    answersUntil: instant,
    audience: z.enum(['everyone', 'members', 'roles']),
    /** The caller's response; null without one and for visitors. */
    answer: rsvpStatusSchema.nullable(),
    /** Whether the caller is a host. */
    hosting: z.boolean(),
    demo: z.boolean(),
  })
  .meta({ id: 'EventCard' });
export type EventCard = z.infer<typeof eventCardSchema>;

/** The caller's response to a date. */
const ownAnswer = z.object({
  status: rsvpStatusSchema,
  /** Position in the waiting list, from 1; null for guests who aren't waiting. */
  place: z.int().min(1).nullable(),
  answeredAt: instant,
  /** Time of the check-in, by the guest or by a host. */
  attendedAt: instant.nullable(),
});

/** A full date of an event. */
export const eventSchema = eventCardSchema
  .extend({
    body: richTextSchema,
    /** Roles of the audience, if it is limited to roles; empty otherwise. */
    audienceRoles: z.array(z.string()),
    /** Details of `answer`. */
    mine: ownAnswer.nullable(),
    /** Nearest other dates of the series, in order. */
    series: z
      .array(z.object({ id: z.uuid(), startsAt: instant, endsAt: instant, state: eventPlanStateSchema }))
      .max(EVENT_LIMITS.series),
    /** Repetition rule; null for an event without repetition. */
    repeat: z.object({ days: z.array(z.string()), interval: z.int(), until: z.iso.date() }).nullable(),
    /** Reason of the cancellation; null for a date that wasn't canceled, empty without a reason. */
    cancelReason: z.string().nullable(),
    /** Reason of the rejection, for hosts and publishers; empty without a note and for everyone else. */
    note: z.string(),
    checkIn: z.object({
      opensAt: instant,
      closesAt: instant,
      /** Check-in code, for hosts and publishers once check-in is open; null for everyone else. */
      code: z.string().nullable(),
    }),
    /** Number of guests who attended, as far as recorded; null before the check-in opens. */
    attended: count.nullable(),
    photos: z.array(picture),
    /** The article about it that was published afterwards. */
    recap: z.object({ slug: z.string(), title: z.string() }).nullable(),
    version: z.int().min(1),
    createdAt: instant,
    updatedAt: instant,
    /** Actions currently available to the caller. */
    may: z.object({
      edit: z.boolean(),
      /** Whether the caller may accept or decline the invitation to host it. */
      host: z.boolean(),
      /** Whether the caller may stop hosting it. */
      stopHosting: z.boolean(),
      submit: z.boolean(),
      takeBack: z.boolean(),
      publish: z.boolean(),
      decline: z.boolean(),
      cancel: z.boolean(),
      /** Whether the caller may remove the draft. */
      remove: z.boolean(),
      /** Whether the caller may see the guest list, record attendance and send messages to guests. */
      guests: z.boolean(),
      /** Whether the caller may add photos and a recap. */
      memories: z.boolean(),
      /** Whether the caller may respond. Guests can always withdraw. */
      answer: z.boolean(),
      leave: z.boolean(),
      checkIn: z.boolean(),
    }),
  })
  .meta({ id: 'Event' });
export type CommunityEvent = z.infer<typeof eventSchema>;

export const eventAnswerSchema = z.object({ status: z.enum(EVENT_ANSWERS) }).meta({ id: 'EventAnswer' });

/** Guest counts of a date after a response. */
export const answeredSchema = z.object({ ...counts, mine: ownAnswer }).meta({ id: 'EventAnswered' });
export type EventAnswered = z.infer<typeof answeredSchema>;

/** A guest whose profile is visible to members. */
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

/** The code as a guest types it. Case, spaces and dashes are ignored. */
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
      .refine((to) => new Set(to).size === to.length, 'Choose each entry only once.'),
  })
  .meta({ id: 'EventMessage' });

export const eventPhotosSchema = z
  .object({
    photos: z
      .array(z.object({ mediaId: z.uuid(), alt: line(1, EVENT_LIMITS.alt) }))
      .max(EVENT_LIMITS.photos)
      .refine(
        (photos) => new Set(photos.map(({ mediaId }) => mediaId)).size === photos.length,
        'Choose each entry only once.',
      ),
  })
  .meta({ id: 'EventPhotos' });

/** The link of the caller's calendar, without its secret. */
export const calendarLinkSchema = z
  .object({ madeAt: instant, readAt: instant.nullable() })
  .meta({ id: 'CalendarLink' });
export type CalendarLink = z.infer<typeof calendarLinkSchema>;
