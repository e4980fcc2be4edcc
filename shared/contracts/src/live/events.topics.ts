import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const eventsTopics = defineTopics({
  'events/:id': {
    summary:
      'How many guests a date has, told after each change; and the version of its event, so that a page knows when to read it again.',
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
