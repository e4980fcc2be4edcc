import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const inboxTopics = defineTopics({
  inbox: {
    summary:
      'Which items of the inbox are different, of the kinds that the listener may see; none means that any may be. And how many wait that are theirs or nobody’s, up to 100.',
    access: { permission: 'inbox' },
    events: { changed: z.object({ ids: z.array(z.uuid()) }), count: z.object({ count: z.int().min(0) }) },
    state: ['count'],
  },
});
