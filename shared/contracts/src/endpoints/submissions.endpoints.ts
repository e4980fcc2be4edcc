import { z } from 'zod';
import { formSlug } from '../entities/form.ts';
import { listQuery, pageOf, seenVersionSchema } from '../entities/list.ts';
import {
  answersChangeSchema,
  interviewSlotSchema,
  newMessageSchema,
  ownSubmissionSchema,
  submissionFileSchema,
  submissionMessageSchema,
  submissionSchema,
} from '../entities/submission.ts';
import { withoutHidden, writtenText } from '../entities/written-text.ts';
import { FORM_LIMITS } from '../forms/form-limits.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** What applicants do. A submission is there for its applicant alone: for everybody else it is not found. */
export const submissionsEndpoints = defineEndpoints({
  'POST /api/forms/:slug/submissions': {
    summary:
      'Begins a draft with the published version, or returns the open one. A draft follows the published version of its form.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: z.object({ slug: formSlug }),
    answer: submissionSchema,
    status: 200,
    errors: ['FORM_NOT_FOUND', 'FORM_CLOSED', 'FORM_COOLDOWN', 'SUBMISSION_APPROVED'],
  },
  'GET /api/submissions': {
    summary: 'One’s own submissions, the one changed last first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(ownSubmissionSchema),
    status: 200,
  },
  'GET /api/submissions/:id': {
    summary: 'One’s own submission.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: submissionSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'PUT /api/submissions/:id/answers': {
    summary: 'Keeps the answers of a draft. They need not be whole; what can’t be kept is refused by field.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: answersChangeSchema,
    answer: z.object({ version: z.int().min(1), savedAt: z.iso.datetime() }),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STALE', 'SUBMISSION_STATE_REFUSED'],
  },
  'POST /api/submissions/:id/submit': {
    summary: 'Hands the answers in, for the first time or after changes were asked for.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: answersChangeSchema,
    answer: submissionSchema,
    status: 200,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STALE', 'SUBMISSION_STATE_REFUSED'],
  },
  'POST /api/submissions/:id/withdraw': {
    summary: 'Takes it back before it is decided.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: seenVersionSchema,
    answer: submissionSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STALE', 'SUBMISSION_STATE_REFUSED'],
  },
  'POST /api/submissions/:id/files': {
    summary:
      'Takes a file for a field, as bytes: at most 5 MB, of a kind that the field allows by its first bytes.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    query: z.object({ field: z.string().max(40), name: z.string().overwrite(withoutHidden).min(1).max(200) }),
    rawBody: { mostBytes: 2 * FORM_LIMITS.fileBytes },
    answer: submissionFileSchema,
    status: 201,
    errors: [
      'SUBMISSION_NOT_FOUND',
      'SUBMISSION_STATE_REFUSED',
      'FILE_REFUSED',
      'FILE_TOO_LARGE',
      'TOO_MANY_FILES',
    ],
  },
  'GET /api/submissions/:id/files/:fileId': {
    summary: 'A file, for the applicant and for reviewers. Always as a download.',
    access: 'signed-in',
    rate: 'read',
    params: byId.extend({ fileId: z.uuid() }),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'DELETE /api/submissions/:id/files/:fileId': {
    summary: 'Takes a file out of a draft.',
    access: 'signed-in',
    rate: 'write',
    params: byId.extend({ fileId: z.uuid() }),
    status: 204,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED'],
  },
  'GET /api/submissions/:id/messages': {
    summary: 'The messages between the applicant and the reviewers, oldest first.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    query: z.object(listQuery),
    answer: pageOf(submissionMessageSchema),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'POST /api/submissions/:id/messages': {
    summary: 'Writes to the reviewers.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: newMessageSchema,
    answer: submissionMessageSchema,
    status: 201,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED'],
  },
  'GET /api/submissions/:id/interview-slots': {
    summary: 'The free hours for an interview, soonest first, at most 50.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(interviewSlotSchema) }),
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'PUT /api/submissions/:id/interview': {
    summary: 'Books an hour; one that was booked before is free again.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: z.object({ slotId: z.uuid() }).meta({ id: 'InterviewBooking' }),
    answer: submissionSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED', 'SLOT_TAKEN'],
  },
  'DELETE /api/submissions/:id/interview': {
    summary: 'Cancels the hour that was booked.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    answer: submissionSchema,
    status: 200,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STATE_REFUSED'],
  },
  'POST /api/submissions/:id/appeal': {
    summary:
      'Appeals once against a denial or a revocation. Somebody else than the one who decided judges it.',
    access: 'signed-in',
    rate: 'write',
    params: byId,
    body: z
      .object({ text: writtenText(20, FORM_LIMITS.reason), version: z.int().min(1) })
      .meta({ id: 'NewAppeal' }),
    answer: submissionSchema,
    status: 200,
    idempotent: true,
    errors: ['SUBMISSION_NOT_FOUND', 'SUBMISSION_STALE', 'SUBMISSION_STATE_REFUSED'],
  },
});
