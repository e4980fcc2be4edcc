import { z } from 'zod';
import { formDefinitionSchema } from '../forms/form-definition.ts';
import {
  APPROVAL_STEPS,
  INTERNAL_EVENTS,
  STEP_STATES,
  SUBMISSION_EVENTS,
} from '../forms/submission-states.ts';
import { formKindSchema, formSettingsSchema, submissionStateSchema } from './form.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import {
  answersSchema,
  interviewSlotSchema,
  submissionEventSchema,
  submissionFileSchema,
} from './submission.ts';

/** Who works on a submission, until when. */
export const claimSchema = z
  .object({ by: personSchema, until: instant, mine: z.boolean() })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claimSchema>;

/** A submission as the queue shows it. */
export const reviewEntrySchema = z
  .object({
    id: z.uuid(),
    form: z.object({ id: z.uuid(), slug: z.string(), title: z.string(), kind: formKindSchema }),
    applicant: personSchema,
    attempt: z.int().min(1),
    state: submissionStateSchema,
    submittedAt: instant,
    /** When it counts as overdue. */
    dueAt: instant,
    overdue: z.boolean(),
    claim: claimSchema.nullable(),
    assignee: personSchema.nullable(),
    /** It is the caller's own: somebody else decides. */
    own: z.boolean(),
  })
  .meta({ id: 'ReviewEntry' });
export type ReviewEntry = z.infer<typeof reviewEntrySchema>;

/** How many submissions wait, for the caller. */
export const reviewCountsSchema = z
  .object({ waiting: z.int(), mine: z.int(), unassigned: z.int(), overdue: z.int(), appeals: z.int() })
  .meta({ id: 'ReviewCounts' });
export type ReviewCounts = z.infer<typeof reviewCountsSchema>;

/** What one reviewer gave, by the ids of the rubric's items. */
export const reviewScoreSchema = z
  .object({
    reviewer: personSchema,
    scores: z.record(z.string(), z.int()),
    /** What they gave before they could read the scores of others, where they changed it since. */
    firstScores: z.record(z.string(), z.int()).nullable(),
    comment: z.string(),
    at: instant,
  })
  .meta({ id: 'ReviewScore' });
export type ReviewScore = z.infer<typeof reviewScoreSchema>;

/** A note that only reviewers read. */
export const reviewNoteSchema = z
  .object({ id: z.uuid(), author: personSchema, text: z.string(), at: instant })
  .meta({ id: 'ReviewNote' });
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

/** A step of what an approval brings about. */
export const approvalStepSchema = z
  .object({
    step: z.enum(APPROVAL_STEPS),
    state: z.enum(STEP_STATES),
    attempts: z.int().min(0),
    /** What went wrong last, without secrets; null when nothing did. */
    error: z.string().nullable(),
    doneAt: instant.nullable(),
  })
  .meta({ id: 'ApprovalStep' });
export type ApprovalStepView = z.infer<typeof approvalStepSchema>;

/** An earlier attempt of the same person at the same form. */
export const earlierAttemptSchema = z
  .object({
    id: z.uuid(),
    attempt: z.int().min(1),
    state: submissionStateSchema,
    definition: formDefinitionSchema,
    answers: answersSchema,
    submittedAt: instant.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'EarlierAttempt' });
export type EarlierAttempt = z.infer<typeof earlierAttemptSchema>;

/** A submission as a reviewer sees it. */
export const reviewSchema = reviewEntrySchema
  .extend({
    version: z.int().min(1),
    definition: formDefinitionSchema,
    settings: formSettingsSchema,
    answers: answersSchema,
    /** Answers as they were before the applicant was asked for changes; null when they weren't. */
    answersBefore: answersSchema.nullable(),
    files: z.array(submissionFileSchema),
    /** How many questions of each quiz were answered right, by field. */
    quiz: z.record(z.string(), z.object({ right: z.int(), of: z.int(), passed: z.boolean() })),
    /** Proved accounts of the applicant, by provider. */
    identities: z.array(z.object({ provider: z.string(), name: z.string(), linkedAt: instant })),
    earlier: z.array(earlierAttemptSchema),
    /** One's own; null before one has given any. */
    ownScore: reviewScoreSchema.nullable(),
    /** Those of others: null until one has given one's own, so that nobody follows another's. */
    scores: z.array(reviewScoreSchema).nullable(),
    /** How many others have scored. */
    scoredBy: z.int(),
    interview: interviewSlotSchema.nullable(),
    decision: z
      .object({
        outcome: z.enum(['approved', 'denied', 'revoked']),
        reason: z.string(),
        by: personSchema,
        at: instant,
        /** Until when it can be undone; null afterwards. */
        undoUntil: instant.nullable(),
      })
      .nullable(),
    appeal: z
      .object({ text: z.string(), at: instant, outcome: z.enum(['rejected', 'granted']).nullable() })
      .nullable(),
    retryAt: instant.nullable(),
    steps: z.array(approvalStepSchema),
    timeline: z.array(
      submissionEventSchema.extend({
        /** What staff did among themselves, such as taking a claim over, is told here only. */
        event: z.enum([...SUBMISSION_EVENTS, ...INTERNAL_EVENTS]),
      }),
    ),
    /** What the caller can do now. */
    may: z.object({
      claim: z.boolean(),
      takeOver: z.boolean(),
      decide: z.boolean(),
      undo: z.boolean(),
      requestChanges: z.boolean(),
      invite: z.boolean(),
      revoke: z.boolean(),
      waive: z.boolean(),
      judgeAppeal: z.boolean(),
    }),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;
