import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const inboxTopics = defineTopics({
  inbox: {
    summary:
      'Sends the ids of changed items of the kinds that the subscriber may see; an empty list means that any item may have changed. Also sends the number of waiting items that are assigned to the subscriber or unassigned, up to 100.',
    access: { permission: 'inbox' },
    events: { changed: z.object({ ids: z.array(z.uuid()) }), count: z.object({ count: z.int().min(0) }) },
    state: ['count'],
  },
});
