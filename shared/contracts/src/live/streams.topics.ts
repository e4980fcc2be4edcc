import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { streamPlatformSchema } from '../entities/streamer.ts';
import { defineTopics } from './topic.ts';

export const streamsTopics = defineTopics({
  streams: {
    summary:
      'Who is live, at most 100, and how many there are. Told after each change, and at most once a minute when only figures have changed.',
    access: 'public',
    events: {
      now: z.object({
        items: z.array(
          z.object({
            /** Id of the session. */
            id: z.uuid(),
            username: z.string(),
            platform: streamPlatformSchema,
            title: z.string(),
            viewers: z.int().min(0).nullable(),
            figuresAt: instant,
          }),
        ),
      }),
      count: z.object({ count: z.int().min(0) }),
    },
    state: ['now', 'count'],
  },
});
