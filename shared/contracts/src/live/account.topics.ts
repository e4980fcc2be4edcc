import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const accountTopics = defineTopics({
  account: {
    summary: 'That the state of the member’s own account is different. Who is told reads it again.',
    access: 'signed-in',
    events: { changed: z.object({}) },
  },
});
