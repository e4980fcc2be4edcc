import { z } from 'zod';
import { MAX_TOPICS } from '../live/topic-name.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

export const liveEndpoints = defineEndpoints({
  'GET /api/live/events': {
    summary: `Streams server-sent events of up to ${MAX_TOPICS} topics, whose names are separated by commas. The data of each event is \`{ topic, data }\`, with \`state: true\` for an event that describes a current state. A topic begins with \`open\`, or with \`refused\` and \`{ code }\`; the other topics continue. The stream ends when the token expires.`,
    access: 'public',
    optionalToken: true,
    rate: 'read',
    query: z.object({
      topics: machine(4000)
        .transform((names) => names.split(','))
        .pipe(z.array(machine(200, 1)).max(MAX_TOPICS)),
    }),
    stream: true,
    status: 200,
    errors: ['UNAVAILABLE'],
  },
});
