import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { PROFILE_LIMITS } from '../entities/profile-limits.ts';
import {
  managedStreamerSchema,
  reasonedStreamerDecisionSchema,
  streamerDecisionSchema,
  streamerStateSchema,
} from '../entities/streamer.ts';
import { handle, memberWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const MANAGE = { permission: 'streams.manage' } as const;
const DECISION = {
  access: MANAGE,
  rate: 'write',
  params: byId,
  answer: managedStreamerSchema,
  status: 200,
  errors: [
    'STREAMER_NOT_FOUND',
    'STREAMER_STALE',
    'STREAMER_STATE_REFUSED',
    'OWN_ACCOUNT',
    'MEMBER_OUT_OF_REACH',
    'DECISION_ABOVE_OWN',
    'ROLE_ABOVE_OWN',
    'PERMISSION_NOT_HELD',
  ],
} as const;

/** Staff decisions about streamers. */
export const streamersEndpoints = defineEndpoints({
  'GET /api/streamers': {
    summary:
      'Streamers in every state: what waits first, then newest first. `search` looks in names and channels, `who` is one handle.',
    access: MANAGE,
    rate: 'read',
    query: z.object({
      ...listQuery,
      state: streamerStateSchema.optional(),
      search: memberWords(100).optional(),
      who: handle(PROFILE_LIMITS.username).optional(),
    }),
    answer: pageOf(managedStreamerSchema),
    status: 200,
  },
  'POST /api/streamers/:id/approve': {
    summary: 'Approves an application: the member is a streamer, and is told.',
    ...DECISION,
    body: streamerDecisionSchema,
  },
  'POST /api/streamers/:id/suspend': {
    summary: 'Suspends a streamer with a reason: what is live ends, and nothing of theirs is shown.',
    ...DECISION,
    body: reasonedStreamerDecisionSchema,
  },
  'POST /api/streamers/:id/restore': {
    summary: 'Ends a suspension.',
    ...DECISION,
    body: streamerDecisionSchema,
  },
  'POST /api/streamers/:id/retire': {
    summary:
      'Declines an application, or ends a streamer’s place for good, with a reason. They may apply again.',
    ...DECISION,
    body: reasonedStreamerDecisionSchema,
  },
  'POST /api/streamers/:id/dismiss-reports': {
    summary: 'Deals with the open reports of a streamer without a consequence.',
    ...DECISION,
    body: streamerDecisionSchema,
  },
});
