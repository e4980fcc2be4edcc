import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const eventsTopics = defineTopics({
  'events/:id': {
    summary:
      'Sends the numbers of guests of a date after each change, with the version of its event, so that pages know when to fetch it again.',
    access: 'signed-in',
    params: z.object({ id: z.uuid() }),
    events: {
      counts: z.object({
        capacity: z.int().nullable(),
        going: z.int().min(0),
        maybe: z.int().min(0),
        waiting: z.int().min(0),
        /** Increases with each change of the event itself. */
        version: z.int().min(1),
      }),
    },
    state: ['counts'],
    errors: ['EVENT_NOT_FOUND'],
  },
});
