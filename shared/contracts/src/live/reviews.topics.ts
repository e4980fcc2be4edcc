import { z } from 'zod';
import { presenceSchema } from '../entities/presence.ts';
import { defineTopics } from './topic.ts';

/** Signals a change without content; subscribers refetch. */
const nothing = z.object({});

export const reviewsTopics = defineTopics({
  reviews: {
    summary: 'Sends an event when the review queue has changed.',
    access: { permission: 'applications.review' },
    events: { changed: nothing },
  },
  'reviews/:id': {
    summary: 'Sends an event to reviewers when a submission has changed.',
    access: { permission: 'applications.review' },
    params: z.object({ id: z.uuid() }),
    events: { changed: nothing },
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'submissions/:id': {
    summary:
      'Sends an event when the subscriber’s own submission has changed, in a part that its applicant may see.',
    access: 'signed-in',
    params: z.object({ id: z.uuid() }),
    events: { changed: nothing },
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'reviews/:id/presence': {
    summary: 'Sends the other members who have a submission open on the review page.',
    access: { permission: 'applications.review' },
    params: z.object({ id: z.uuid() }),
    events: { here: presenceSchema },
    state: ['here'],
    perWindow: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
});
