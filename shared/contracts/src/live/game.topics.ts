import { serverStatusSchema } from '../endpoints/game.endpoints.ts';
import { defineTopics } from './topic.ts';

export const gameTopics = defineTopics({
  'server-status': {
    summary: 'How the game server is.',
    access: 'public',
    events: {
      /** Also sent when heartbeats stop and the status becomes unknown. */
      status: serverStatusSchema,
    },
    state: ['status'],
  },
});
