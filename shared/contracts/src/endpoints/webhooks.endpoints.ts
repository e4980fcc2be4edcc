import { defineEndpoints } from './endpoint.ts';

/** Incoming webhooks of streaming platforms. */
export const webhooksEndpoints = defineEndpoints({
  'POST /api/webhooks/twitch': {
    summary:
      'Messages of Twitch’s EventSub, signed by Twitch and at most ten minutes old. A challenge is answered as text. One that came before is answered and ignored.',
    access: 'public',
    rate: 'webhook',
    signedBody: true,
    status: 200,
    errors: ['WEBHOOK_REFUSED'],
  },
  'POST /api/webhooks/kick': {
    summary:
      'Events of Kick, signed by Kick and at most ten minutes old. One that came before is answered and ignored.',
    access: 'public',
    rate: 'webhook',
    signedBody: true,
    status: 200,
    errors: ['WEBHOOK_REFUSED'],
  },
});
