import { defineEndpoints } from './endpoint.ts';

/** Incoming webhooks of streaming platforms. */
export const webhooksEndpoints = defineEndpoints({
  'POST /api/webhooks/twitch': {
    summary:
      'Receives messages of Twitch EventSub, signed by Twitch and at most ten minutes old. The response to a challenge is plain text. Repeated messages are accepted and ignored.',
    access: 'public',
    rate: 'webhook',
    signedBody: true,
    status: 200,
    errors: ['WEBHOOK_REFUSED'],
  },
  'POST /api/webhooks/kick': {
    summary:
      'Receives events of Kick, signed by Kick and at most ten minutes old. Repeated events are accepted and ignored.',
    access: 'public',
    rate: 'webhook',
    signedBody: true,
    status: 200,
    errors: ['WEBHOOK_REFUSED'],
  },
});
