import { z } from 'zod';
import { interviewSlotSchema } from '../entities/submission.ts';
import { line } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Time slots in which reviewers can interview applicants. */
export const interviewsEndpoints = defineEndpoints({
  'GET /api/interview-slots': {
    summary: 'Returns the caller’s own interview slots that aren’t over, soonest first.',
    access: { permission: 'applications.review' },
    rate: 'read',
    answer: z.object({
      items: z.array(
        interviewSlotSchema.extend({
          bookedBy: z.object({ submissionId: z.uuid(), fullName: z.string() }).nullable(),
        }),
      ),
    }),
    status: 200,
  },
  'POST /api/interview-slots': {
    summary: 'Creates an interview slot that applicants can book.',
    access: { permission: 'applications.review' },
    rate: 'write',
    body: z
      .object({
        startsAt: z.iso.datetime(),
        minutes: z.int().min(10).max(120).default(30),
        place: line(1, 120),
      })
      .meta({ id: 'NewInterviewSlot' }),
    answer: interviewSlotSchema,
    status: 201,
    idempotent: true,
    errors: ['SLOT_OVERLAPS'],
  },
  'DELETE /api/interview-slots/:id': {
    summary: 'Withdraws an interview slot. The applicant who booked it is notified.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['SLOT_NOT_FOUND'],
  },
});
