import { z } from 'zod';
import { submissionStateSchema } from '../entities/form.ts';
import { listQuery, pageOf, seenVersionSchema } from '../entities/list.ts';
import { reviewCountsSchema, reviewEntrySchema, reviewNoteSchema, reviewSchema } from '../entities/review.ts';
import { changesRequestSchema, newMessageSchema, submissionMessageSchema } from '../entities/submission.ts';
import { writtenText } from '../entities/written-text.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { APPROVAL_STEPS } from '../forms/submission-states.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const reason = writtenText(0, FORM_LIMITS.reason);
const version = z.int().min(1);

/** What reviewers do. Nobody works on a submission of their own, or on that of somebody at or above their own highest role. */
export const reviewsEndpoints = defineEndpoints({
  'GET /api/reviews': {
    summary:
      'Submissions that were handed in, those that have waited longest first. Without `state` only those that wait for the staff or the applicant.',
    access: { permission: 'applications.review' },
    rate: 'read',
    query: z.object({
      ...listQuery,
      form: z.uuid().optional(),
      state: submissionStateSchema.optional(),
      /** `me`: claimed by or assigned to the caller; `none`: neither claimed nor assigned. */
      who: z.enum(['me', 'none']).optional(),
      overdue: z.stringbool().optional(),
      /** The beginning of the applicant's handle or name. */
      search: z.string().trim().min(1).max(60).optional(),
    }),
    answer: pageOf(reviewEntrySchema),
    status: 200,
  },
  'GET /api/reviews/counts': {
    summary: 'How many submissions wait, up to 1000 of each.',
    access: { permission: 'applications.review' },
    rate: 'read',
    answer: reviewCountsSchema,
    status: 200,
  },
  'GET /api/reviews/:id': {
    summary: 'A submission with all that a reviewer needs to decide. Scores of others come after one’s own.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'PUT /api/reviews/:id/claim': {
    summary:
      'Claims a submission for 30 minutes, or renews the claim. `takeOver` takes it from somebody else, which is logged.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: z.object({ takeOver: z.boolean().default(false) }).meta({ id: 'ClaimRequest' }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'CLAIM_TAKEN', 'OWN_CASE', 'ROLE_ABOVE_OWN', 'SUBMISSION_STATE_REFUSED'],
  },
  'DELETE /api/reviews/:id/claim': {
    summary: 'Lets go of one’s claim.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'POST /api/reviews/assign': {
    summary: 'Assigns submissions to a reviewer, or to nobody. Answers how many were changed.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    body: z
      .object({ ids: z.array(z.uuid()).min(1).max(100), assigneeId: z.string().max(200).nullable() })
      .meta({ id: 'Assignment' }),
    answer: z.object({ count: z.int() }),
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/reviewers': {
    summary: 'Those who may review, by name.',
    access: { permission: 'applications.review' },
    rate: 'read',
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          username: z.string(),
          fullName: z.string(),
          avatarUrl: z.string().nullable(),
        }),
      ),
    }),
    status: 200,
  },
  'PUT /api/reviews/:id/score': {
    summary: 'Scores the items of the rubric.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: z
      .object({
        scores: z.record(z.string().max(40), z.int().min(0).max(FORM_LIMITS.score)),
        comment: reason.default(''),
      })
      .meta({ id: 'ScoreChange' }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE', 'ROLE_ABOVE_OWN', 'SUBMISSION_STATE_REFUSED'],
  },
  'GET /api/reviews/:id/notes': {
    summary: 'What reviewers wrote to each other, oldest first. The applicant has no way to it.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(reviewNoteSchema),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/notes': {
    summary: 'Writes a note for reviewers.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: newMessageSchema,
    answer: reviewNoteSchema,
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'GET /api/reviews/:id/messages': {
    summary: 'The messages between the applicant and the reviewers, oldest first.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(submissionMessageSchema),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/messages': {
    summary: 'Writes to the applicant.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: newMessageSchema,
    answer: submissionMessageSchema,
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE', 'SUBMISSION_STATE_REFUSED'],
  },
  'POST /api/reviews/:id/changes': {
    summary: 'Asks the applicant for changes. Only who has the claim.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: changesRequestSchema,
    answer: reviewSchema,
    status: 200,
    idempotent: true,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STALE',
      'SUBMISSION_STATE_REFUSED',
      'CLAIM_NEEDED',
      'OWN_CASE',
      'ROLE_ABOVE_OWN',
    ],
  },
  'POST /api/reviews/:id/interview': {
    summary: 'Offers an interview: the applicant books one of the free hours. Only who has the claim.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: seenVersionSchema,
    answer: reviewSchema,
    status: 200,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STALE',
      'SUBMISSION_STATE_REFUSED',
      'CLAIM_NEEDED',
      'OWN_CASE',
      'ROLE_ABOVE_OWN',
    ],
  },
  'POST /api/reviews/:id/decision': {
    summary:
      'Approves or denies. Only who has the claim. A denial needs a reason. For 60 seconds it can be undone; then the applicant is told.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    body: z
      .object({ outcome: z.enum(['approved', 'denied']), reason, version })
      .refine(({ outcome, reason: given }) => outcome === 'approved' || given.length > 0, {
        path: ['reason'],
        message: 'A denial needs a reason.',
      })
      .meta({ id: 'Decision' }),
    answer: reviewSchema,
    status: 200,
    idempotent: true,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STALE',
      'SUBMISSION_STATE_REFUSED',
      'CLAIM_NEEDED',
      'OWN_CASE',
      'ROLE_ABOVE_OWN',
      'INTERVIEW_NEEDED',
    ],
  },
  'DELETE /api/reviews/:id/decision': {
    summary: 'Undoes one’s decision within 60 seconds. Nobody has been told of it.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'UNDO_TOO_LATE'],
  },
  'POST /api/reviews/:id/revoke': {
    summary: 'Takes an approval back: role and whitelist entry go at once.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    body: z.object({ reason: writtenText(1, FORM_LIMITS.reason), version }).meta({ id: 'Revocation' }),
    answer: reviewSchema,
    status: 200,
    idempotent: true,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STALE',
      'SUBMISSION_STATE_REFUSED',
      'OWN_CASE',
      'ROLE_ABOVE_OWN',
    ],
  },
  'POST /api/reviews/:id/waive': {
    summary: 'Lets the applicant try again at once.',
    access: { permission: 'applications.waive' },
    rate: 'write',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/appeal': {
    summary: 'Judges an appeal. Never who made the decision that it is about.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    body: z
      .object({
        outcome: z.enum(['rejected', 'granted']),
        reason: writtenText(1, FORM_LIMITS.reason),
        version,
      })
      .meta({ id: 'AppealDecision' }),
    answer: reviewSchema,
    status: 200,
    idempotent: true,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STALE',
      'SUBMISSION_STATE_REFUSED',
      'OWN_CASE',
      'OWN_DECISION',
      'ROLE_ABOVE_OWN',
    ],
  },
  'POST /api/reviews/:id/steps/:step': {
    summary: 'Tries a step of an approval again that failed.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId.extend({ step: z.enum(APPROVAL_STEPS) }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'OWN_CASE', 'ROLE_ABOVE_OWN'],
  },
});
