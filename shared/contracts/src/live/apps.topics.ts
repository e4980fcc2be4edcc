import { z } from 'zod';
import { remoteKey } from '../releases/remote-declarations.ts';
import { machine } from '../texts/written.ts';
import { defineTopics } from './topic.ts';

/** Topics of remotes, which their backends send. Each declares who may subscribe. */
export const appsTopics = defineTopics({
  'apps/:topic/:id': {
    summary:
      'Sends what the backend of a remote announces: `topic` is declared by the remote, `id` names one of its things, or `all`. Access depends on the declaration.',
    access: 'public',
    params: z.object({ topic: remoteKey, id: machine(64, 1) }),
    events: { changed: z.object({ data: z.unknown() }) },
    errors: ['NOT_DECLARED', 'AUTHENTICATION_REQUIRED', 'ACCESS_DENIED'],
  },
});
