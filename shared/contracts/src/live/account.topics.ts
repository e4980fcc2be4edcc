import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const accountTopics = defineTopics({
  account: {
    summary:
      'Sends an event when the state of the subscriber’s own account has changed. Subscribers fetch it again.',
    access: 'signed-in',
    events: { changed: z.object({}) },
  },
});
