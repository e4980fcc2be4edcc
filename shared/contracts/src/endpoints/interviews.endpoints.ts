import { z } from 'zod';
import { interviewSlotSchema } from '../entities/submission.ts';
import { line } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Time slots in which reviewers can interview applicants. */
export const interviewsEndpoints = defineEndpoints({
  'GET /api/interview-slots': {
    summary: 'One’s own hours for interviews from now on, soonest first.',
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
    summary: 'Offers an hour.',
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
    summary: 'Takes an hour back; whoever had booked it is told.',
    access: { permission: 'applications.review' },
    rate: 'write',
    params: z.object({ id: z.uuid() }),
    status: 204,
    errors: ['SLOT_NOT_FOUND'],
  },
});
