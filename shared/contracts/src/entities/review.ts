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

/** The reviewer who works on a submission, and the claim's expiry. */
export const claimSchema = z
  .object({ by: personSchema, until: instant, mine: z.boolean() })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claimSchema>;

/** A submission in the queue. */
export const reviewEntrySchema = z
  .object({
    id: z.uuid(),
    form: z.object({ id: z.uuid(), slug: z.string(), title: z.string(), kind: formKindSchema }),
    applicant: personSchema,
    attempt: z.int().min(1),
    state: submissionStateSchema,
    submittedAt: instant,
    /** Time since which it waits for the staff: the appeal of an appealed one, otherwise the submission. */
    waitingSince: instant,
    /** Time from which it is overdue. */
    dueAt: instant,
    overdue: z.boolean(),
    claim: claimSchema.nullable(),
    assignee: personSchema.nullable(),
    /** Whether it is the caller's own, so that someone else has to decide. */
    own: z.boolean(),
  })
  .meta({ id: 'ReviewEntry' });
export type ReviewEntry = z.infer<typeof reviewEntrySchema>;

/** Numbers of waiting submissions, for the caller. */
export const reviewCountsSchema = z
  .object({ waiting: z.int(), mine: z.int(), unassigned: z.int(), overdue: z.int(), appeals: z.int() })
  .meta({ id: 'ReviewCounts' });
export type ReviewCounts = z.infer<typeof reviewCountsSchema>;

/** Scores by one reviewer, by the ids of the rubric's items. */
export const reviewScoreSchema = z
  .object({
    reviewer: personSchema,
    scores: z.record(z.string(), z.int()),
    /** Scores before the reviewer could see those of others, if changed since. */
    firstScores: z.record(z.string(), z.int()).nullable(),
    comment: z.string(),
    at: instant,
  })
  .meta({ id: 'ReviewScore' });
export type ReviewScore = z.infer<typeof reviewScoreSchema>;

/** A note for reviewers only. */
export const reviewNoteSchema = z
  .object({ id: z.uuid(), author: personSchema, text: z.string(), at: instant })
  .meta({ id: 'ReviewNote' });
export type ReviewNote = z.infer<typeof reviewNoteSchema>;

/** A step that an approval triggers. */
export const approvalStepSchema = z
  .object({
    step: z.enum(APPROVAL_STEPS),
    state: z.enum(STEP_STATES),
    attempts: z.int().min(0),
    /** Last error, without secrets; null without one. */
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
    /** Answers before changes were requested; null without a request. */
    answersBefore: answersSchema.nullable(),
    files: z.array(submissionFileSchema),
    /** Number of correct answers of each quiz, by field. */
    quiz: z.record(z.string(), z.object({ right: z.int(), of: z.int(), passed: z.boolean() })),
    /** Verified accounts of the applicant, by provider. */
    identities: z.array(z.object({ provider: z.string(), name: z.string(), linkedAt: instant })),
    earlier: z.array(earlierAttemptSchema),
    /** The caller's score; null without one. */
    ownScore: reviewScoreSchema.nullable(),
    /** Scores of others: null until the caller has scored, to avoid bias. */
    scores: z.array(reviewScoreSchema).nullable(),
    /** Number of other reviewers who have scored. */
    scoredBy: z.int(),
    interview: interviewSlotSchema.nullable(),
    decision: z
      .object({
        outcome: z.enum(['approved', 'denied', 'revoked']),
        reason: z.string(),
        by: personSchema,
        at: instant,
        /** End of the period in which it can be undone; null afterwards. */
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
        /** Type of the event, including internal events of the staff, such as a claim that was taken over. */
        event: z.enum([...SUBMISSION_EVENTS, ...INTERNAL_EVENTS]),
      }),
    ),
    /** Actions currently available to the caller. */
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
