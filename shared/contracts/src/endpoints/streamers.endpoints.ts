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
      'Returns streamers in every state: pending applications first, then newest first. `search` matches names and channels; `who` is one handle.',
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
    summary: 'Approves an application. The member becomes a streamer and is notified.',
    ...DECISION,
    body: streamerDecisionSchema,
  },
  'POST /api/streamers/:id/suspend': {
    summary: 'Suspends a streamer with a reason. A live stream ends, and the streamer’s content is hidden.',
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
      'Declines an application, or removes a streamer permanently, with a reason. The member may apply again.',
    ...DECISION,
    body: reasonedStreamerDecisionSchema,
  },
  'POST /api/streamers/:id/dismiss-reports': {
    summary: 'Dismisses the open reports of a streamer without consequences.',
    ...DECISION,
    body: streamerDecisionSchema,
  },
});
