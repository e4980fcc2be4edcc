import { z } from 'zod';
import { presenceSchema } from '../entities/presence.ts';
import { defineTopics } from './topic.ts';

export const docsTopics = defineTopics({
  'docs/:id/presence': {
    summary: 'Sends the other members who have a page of the docs open in the editor.',
    access: { permission: 'docs.write' },
    params: z.object({ id: z.uuid() }),
    events: { here: presenceSchema },
    state: ['here'],
    perWindow: true,
    errors: ['DOC_NOT_FOUND'],
  },
});
