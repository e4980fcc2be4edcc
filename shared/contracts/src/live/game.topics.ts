import { serverStatusSchema } from '../endpoints/game.endpoints.ts';
import { defineTopics } from './topic.ts';

export const gameTopics = defineTopics({
  'server-status': {
    summary: 'How the game server is.',
    access: 'public',
    events: {
      /** Also when nothing has been heard of it for a while, and nobody knows how it is. */
      status: serverStatusSchema,
    },
    state: ['status'],
  },
});
