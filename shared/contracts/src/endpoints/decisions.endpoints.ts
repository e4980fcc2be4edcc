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

/** Decisions of reviewers. Each names the version that the reviewer saw. No one decides on their own submission. */
export const decisionsEndpoints = defineEndpoints({
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
    summary:
      'Offers an interview: the applicant books one of the free hours. Only who has the claim, for a form that has interviews.',
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
      'PERMISSION_NOT_HELD',
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
    summary: 'Tries a step of an approval again that failed.',
    access: { permission: 'applications.decide' },
    rate: 'write',
    params: byId.extend({ step: z.enum(APPROVAL_STEPS) }),
    answer: reviewSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'OWN_CASE', 'ROLE_ABOVE_OWN'],
  },
});
