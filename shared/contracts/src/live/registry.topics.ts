import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const registryTopics = defineTopics({
  releases: {
    summary: 'Sends events about releases.',
    access: 'public',
    events: {
      /** A release set with this number is available. */
      set: z.object({ seq: z.int() }),
      /** A version failed for visitors and was rolled back automatically; `to` is served instead, null if nothing is. */
      demoted: z.object({ name: z.string(), version: z.string(), to: z.string().nullable() }),
      /** New reports about a remote's versions arrived. */
      health: z.object({ name: z.string() }),
    },
    state: ['set'],
  },
});
