import { z } from 'zod';
import { defineTopics } from './topic.ts';

export const registryTopics = defineTopics({
  releases: {
    summary: 'What happens to releases.',
    access: 'public',
    events: {
      /** There is a release set with this number now. */
      set: z.object({ seq: z.int() }),
      /** A version failed for visitors and was taken back by itself; `to` is served instead, null when nothing is. */
      demoted: z.object({ name: z.string(), version: z.string(), to: z.string().nullable() }),
      /** Reports have come in about a remote's versions. */
      health: z.object({ name: z.string() }),
    },
    state: ['set'],
  },
});
