import { serverStatusSchema } from '../endpoints/game.endpoints.ts';
import { defineTopics } from './topic.ts';

export const gameTopics = defineTopics({
  'server-status': {
    summary: 'Sends the status of the game server.',
    access: 'public',
    events: {
      /** Also sent when heartbeats stop and the status becomes unknown. */
      status: serverStatusSchema,
    },
    state: ['status'],
  },
});
