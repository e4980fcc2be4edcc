import { z } from 'zod';
import { publicDefinitionSchema } from '../forms/form-definition.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { SUBMISSION_EVENTS } from '../forms/submission-states.ts';
import { machine, text } from '../texts/written.ts';
import { formKindSchema, submissionStateSchema } from './form.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

const answer = z.union([
  text(0, FORM_LIMITS.longText),
  z.number(),
  z.boolean(),
  z.array(machine(FORM_LIMITS.option)).max(FORM_LIMITS.options),
  z.record(machine(40), machine(40)),
]);
/** Answers by field id. Unanswered fields are absent. */
export const answersSchema = z.record(machine(40), answer).meta({ id: 'Answers' });
export const answersChangeSchema = z
  .object({ answers: answersSchema, version: z.int().min(1) })
  .meta({ id: 'AnswersChange' });

/** A file of a submission. Served only to its applicant and to reviewers. */
export const submissionFileSchema = z
  .object({
    id: z.uuid(),
    field: z.string(),
    name: z.string(),
    mediaType: z.string(),
    bytes: z.int(),
  })
  .meta({ id: 'SubmissionFile' });
export type SubmissionFile = z.infer<typeof submissionFileSchema>;

const form = z.object({ id: z.uuid(), slug: z.string(), title: z.string(), kind: formKindSchema });

/** A submission in the applicant's list. */
export const ownSubmissionSchema = z
  .object({
    id: z.uuid(),
    form,
    attempt: z.int().min(1),
    state: submissionStateSchema,
    updatedAt: instant,
    submittedAt: instant.nullable(),
    /** Expiry of an inactive draft or change request. Null for all other states. */
    expiresAt: instant.nullable(),
    retryAt: instant.nullable(),
  })
  .meta({ id: 'OwnSubmission' });
export type OwnSubmission = z.infer<typeof ownSubmissionSchema>;

export const submissionEventSchema = z
  .object({
    id: z.uuid(),
    event: z.enum(SUBMISSION_EVENTS),
    at: instant,
    /** Null if the site acted, and if staff act as staff. */
    actor: personSchema.nullable(),
    /** The reason of a decision, the message of a request for changes; null without one. */
    text: z.string().nullable(),
  })
  .meta({ id: 'SubmissionEvent' });
export type SubmissionEvent = z.infer<typeof submissionEventSchema>;

/** A message between the applicant and the reviewers. Authors from the staff are named. */
export const submissionMessageSchema = z
  .object({
    id: z.uuid(),
    author: personSchema,
    fromStaff: z.boolean(),
    text: z.string(),
    at: instant,
  })
  .meta({ id: 'SubmissionMessage' });
export type SubmissionMessage = z.infer<typeof submissionMessageSchema>;
const messageText = text(1, FORM_LIMITS.message);
export const newMessageSchema = z.object({ text: messageText }).meta({ id: 'NewMessage' });
/** A request for changes to the applicant, on the version that the reviewer has seen. */
export const changesRequestSchema = z
  .object({ text: messageText, version: z.int().min(1) })
  .meta({ id: 'ChangesRequest' });

/** A time slot in which a reviewer can interview an applicant. */
export const interviewSlotSchema = z
  .object({
    id: z.uuid(),
    startsAt: instant,
    minutes: z.int().min(10).max(120),
    interviewer: personSchema,
    /** Location, such as a voice channel. */
    place: z.string(),
  })
  .meta({ id: 'InterviewSlot' });
export type InterviewSlot = z.infer<typeof interviewSlotSchema>;

/** A submission as its applicant sees it. Doesn't contain claims, scores or internal notes. */
export const submissionSchema = z
  .object({
    id: z.uuid(),
    form,
    /** Fields of the pinned version. */
    definition: publicDefinitionSchema,
    formVersion: z.int().min(1),
    attempt: z.int().min(1),
    state: submissionStateSchema,
    answers: answersSchema,
    files: z.array(submissionFileSchema),
    version: z.int().min(1),
    updatedAt: instant,
    submittedAt: instant.nullable(),
    expiresAt: instant.nullable(),
    /** Position in the queue of its form, from 1 to 1000; null if it doesn't wait for the staff. */
    queuePlace: z.int().min(1).nullable(),
    /** Median of the last 7 days from submission to decision, in minutes; null without decisions. */
    medianWaitMinutes: z.int().min(0).nullable(),
    /** The decision; null until it is final. */
    decision: z
      .object({ outcome: z.enum(['approved', 'denied', 'revoked']), reason: z.string(), at: instant })
      .nullable(),
    retryAt: instant.nullable(),
    interview: interviewSlotSchema.nullable(),
    /** Actions currently available to the applicant. */
    may: z.object({
      edit: z.boolean(),
      submit: z.boolean(),
      withdraw: z.boolean(),
      appeal: z.boolean(),
      message: z.boolean(),
      bookInterview: z.boolean(),
    }),
    timeline: z.array(submissionEventSchema),
  })
  .meta({ id: 'Submission' });
export type Submission = z.infer<typeof submissionSchema>;
