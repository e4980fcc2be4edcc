import { z } from 'zod';
import { presenceSchema } from '../entities/presence.ts';
import { defineTopics } from './topic.ts';

export const reviewsTopics = defineTopics({
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
