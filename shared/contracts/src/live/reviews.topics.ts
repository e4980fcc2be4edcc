import { z } from 'zod';
import { presenceSchema } from '../entities/presence.ts';
import { defineTopics } from './topic.ts';

/** Signals a change without content; subscribers refetch. */
const nothing = z.object({});

export const reviewsTopics = defineTopics({
  reviews: {
    summary: 'That something is different in the queue of reviewers.',
    access: { permission: 'applications.review' },
    events: { changed: nothing },
  },
  'reviews/:id': {
    summary: 'That a submission is different for those who review it.',
    access: { permission: 'applications.review' },
    params: z.object({ id: z.uuid() }),
    events: { changed: nothing },
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
  'submissions/:id': {
    summary: 'That one’s own submission is different, in what its applicant may know of it.',
    access: 'signed-in',
    params: z.object({ id: z.uuid() }),
    events: { changed: nothing },
    errors: ['SUBMISSION_NOT_FOUND'],
  },
  'reviews/:id/presence': {
    summary: 'Who else has a submission open on the review page.',
    access: { permission: 'applications.review' },
    params: z.object({ id: z.uuid() }),
    events: { here: presenceSchema },
    state: ['here'],
    perWindow: true,
    errors: ['SUBMISSION_NOT_FOUND', 'OWN_CASE'],
  },
});
