import { z } from 'zod';
import { MOST_TOPICS } from '../live/topic-name.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

export const liveEndpoints = defineEndpoints({
  'GET /api/live/events': {
    summary: `Server-sent events of up to ${MOST_TOPICS} topics, their names divided by commas. Each event’s data is \`{ topic, data }\`, with \`state: true\` where it tells how something stands. A topic begins with \`open\`, or with \`refused\` and \`{ code }\`, while the others go on. The stream ends when the token does.`,
    access: 'public',
    optionalToken: true,
    rate: 'read',
    query: z.object({
      topics: machine(4000)
        .transform((names) => names.split(','))
        .pipe(z.array(machine(200, 1)).max(MOST_TOPICS)),
    }),
    stream: true,
    status: 200,
    errors: ['UNAVAILABLE'],
  },
});
