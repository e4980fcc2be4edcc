import { z } from 'zod';
import { instant } from '../entities/list.ts';
import { streamPlatformSchema } from '../entities/streamer.ts';
import { defineTopics } from './topic.ts';

export const streamsTopics = defineTopics({
  streams: {
    summary:
      'Sends the live streams, at most 100, and their total number: after each change, but at most once a minute if only viewer numbers have changed.',
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
