import { z } from 'zod';
import { seenVersionSchema } from '../entities/list.ts';
import { reviewSchema } from '../entities/review.ts';
import { changesRequestSchema } from '../entities/submission.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { APPROVAL_STEPS } from '../forms/submission-states.ts';
import { text } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const reason = text(0, FORM_LIMITS.reason);
const version = z.int().min(1);

/**
 * Decisions of reviewers. Each requires the version that the reviewer saw, except for undoing, waiving and retrying. Reviewers can't decide on their
 * own submissions.
 */
export const decisionsEndpoints = defineEndpoints({
  'POST /api/reviews/:id/changes': {
    summary: 'Requests changes from the applicant. Requires the claim on the submission.',
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
    summary:
      'Offers an interview, for which the applicant books a free slot. Requires the claim on the submission, and a form with interviews.',
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
      'INTERVIEW_NOT_OFFERED',
      'ROLE_ABOVE_OWN',
    ],
  },
  'POST /api/reviews/:id/decision': {
    summary:
      'Approves or denies a submission. Requires the claim on the submission. A denial requires a reason. The decision can be undone for 60 seconds, then the applicant is notified.',
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
      'PERMISSION_NOT_HELD',
    ],
  },
  'DELETE /api/reviews/:id/decision': {
    summary: 'Reverts the caller’s decision within 60 seconds, before the applicant is notified.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'UNDO_TOO_LATE'],
  },
  'POST /api/reviews/:id/revoke': {
    summary: 'Revokes an approval. The role and the whitelist entry are removed immediately.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    body: z.object({ reason: text(1, FORM_LIMITS.reason), version }).meta({ id: 'Revocation' }),
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
    summary: 'Waives the cooldown, so that the applicant can apply again immediately.',
    access: { permission: 'applications.waive' },
    rate: 'write',
    params: byId,
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'OWN_CASE'],
  },
  'POST /api/reviews/:id/appeal': {
    summary: 'Grants or rejects an appeal. The member who made the appealed decision can’t decide on it.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId,
    body: z
      .object({
        outcome: z.enum(['rejected', 'granted']),
        reason: text(1, FORM_LIMITS.reason),
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
      'PERMISSION_NOT_HELD',
    ],
  },
  'POST /api/reviews/:id/steps/:step': {
    summary: 'Retries a failed step of an approval.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId.extend({ step: z.enum(APPROVAL_STEPS) }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'OWN_CASE', 'ROLE_ABOVE_OWN'],
  },
});
