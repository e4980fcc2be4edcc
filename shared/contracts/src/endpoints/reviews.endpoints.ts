import { z } from 'zod';
import { submissionStateSchema } from '../entities/form.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import { reviewCountsSchema, reviewEntrySchema, reviewNoteSchema, reviewSchema } from '../entities/review.ts';
import { newMessageSchema, submissionMessageSchema } from '../entities/submission.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { machine, memberWords, text } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const reason = text(0, FORM_LIMITS.reason);

/** Actions of reviewers. No one reviews their own submission, or that of a member at or above their own highest role. */
export const reviewsEndpoints = defineEndpoints({
  'GET /api/reviews': {
    summary:
      'Returns the submissions of members, longest waiting first. Without `state`, returns only those that wait for the staff or the applicant.',
    access: { permission: 'applications.review' },
    rate: 'read',
    query: z.object({
      ...listQuery,
      form: z.uuid().optional(),
      state: submissionStateSchema.optional(),
      /** `me`: claimed by or assigned to the caller; `none`: neither claimed nor assigned. */
      who: z.enum(['me', 'none']).optional(),
      overdue: z.stringbool().optional(),
      /** Prefix of the applicant's handle or name. */
      search: memberWords(PROFILE_LIMITS.fullName, 1).optional(),
      /** Submissions of this member in any state. */
      applicant: machine(255, 1).optional(),
    }),
    answer: pageOf(reviewEntrySchema),
    status: 200,
  },
  'GET /api/reviews/counts': {
    summary: 'Returns the numbers of waiting submissions, each capped at 1000.',
    access: { permission: 'applications.review' },
    rate: 'read',
    answer: reviewCountsSchema,
    status: 200,
  },
  'GET /api/reviews/:id': {
    summary:
      'Returns a submission with all data that a reviewer needs for a decision. Scores of other reviewers are included once the caller has scored.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'PUT /api/reviews/:id/claim': {
    summary:
      'Claims a submission for 30 minutes, or renews the claim. `takeOver` takes the claim from another reviewer, which is logged.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: z.object({ takeOver: z.boolean().default(false) }).meta({ id: 'ClaimRequest' }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'CLAIM_TAKEN', 'OWN_CASE', 'ROLE_ABOVE_OWN', 'SUBMISSION_STATE_REFUSED'],
  },
  'DELETE /api/reviews/:id/claim': {
    summary: 'Releases the caller’s claim.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    status: 204,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'POST /api/reviews/assign': {
    summary: 'Assigns submissions to a reviewer, or to no one. Returns the number of changed submissions.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    body: z
      .object({ ids: z.array(z.uuid()).min(1).max(100), assigneeId: machine(200).nullable() })
      .meta({ id: 'Assignment' }),
    answer: z.object({ count: z.int() }),
    status: 200,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /api/reviewers': {
    summary: 'Returns the members who may review submissions, sorted by name.',
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
        scores: z.record(machine(40), z.int().min(0).max(FORM_LIMITS.score)),
        comment: reason.default(''),
      })
      .meta({ id: 'ScoreChange' }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE', 'ROLE_ABOVE_OWN', 'SUBMISSION_STATE_REFUSED'],
  },
  'GET /api/reviews/:id/notes': {
    summary: 'Returns the internal notes of reviewers, oldest first. Applicants have no access to them.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(reviewNoteSchema),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/notes': {
    summary: 'Adds an internal note for reviewers.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: newMessageSchema,
    answer: reviewNoteSchema,
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE', 'ROLE_ABOVE_OWN'],
  },
  'GET /api/reviews/:id/messages': {
    summary: 'Returns the messages between the applicant and the reviewers, oldest first.',
    access: { permission: 'applications.review' },
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(submissionMessageSchema),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/messages': {
    summary: 'Sends a message to the applicant.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: byId,
    body: newMessageSchema,
    answer: submissionMessageSchema,
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE', 'SUBMISSION_STATE_REFUSED', 'ROLE_ABOVE_OWN'],
  },
});
