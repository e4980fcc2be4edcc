import { z } from 'zod';
import { presenceSchema } from '../entities/presence.ts';
import { defineTopics } from './topic.ts';

export const newsTopics = defineTopics({
  'articles/:id/presence': {
    summary: 'Sends the other members who have an article open in the editor.',
    access: { permission: 'news.write' },
    params: z.object({ id: z.uuid() }),
    events: { here: presenceSchema },
    state: ['here'],
    perWindow: true,
    errors: ['ARTICLE_NOT_FOUND', 'ACCESS_DENIED'],
  },
});
