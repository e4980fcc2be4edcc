import { z } from 'zod';
import { inboxCandidateSchema, inboxCountsSchema, inboxItemSchema } from '../entities/inbox.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { INBOX_FILTERS, INBOX_KIND_NAMES } from '../inbox/inbox-kinds.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const INBOX = { permission: 'inbox' } as const;
const version = z.int().min(1);

/** Items about the caller are hidden from them. Each kind requires its own permission. */
export const inboxEndpoints = defineEndpoints({
  'GET /api/inbox': {
    summary:
      'What waits for the staff, what is due first first. Items that are put off are in `snoozed` alone.',
    access: INBOX,
    rate: 'read',
    query: z.object({
      ...listQuery,
      filter: z.enum(INBOX_FILTERS).default('all'),
      kind: z.enum(INBOX_KIND_NAMES).optional(),
    }),
    answer: pageOf(inboxItemSchema),
    status: 200,
  },
  'GET /api/inbox/counts': {
    summary: 'How much waits, by filter and by kind, up to 1000 of each.',
    access: INBOX,
    rate: 'read',
    answer: inboxCountsSchema,
    status: 200,
  },
  'GET /api/inbox/:id': {
    summary: 'One item, also for 30 days after it was done.',
    access: INBOX,
    rate: 'read',
    params: byId,
    answer: inboxItemSchema,
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND'],
  },
  'GET /api/inbox/:id/candidates': {
    summary: 'Those who may work on an item, by name.',
    access: INBOX,
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(inboxCandidateSchema) }),
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND'],
  },
  'PUT /api/inbox/:id/assignee': {
    summary:
      'Takes an item, gives it to somebody else who may work on it, or gives it back (null). Of several who try with the same version one gets it.',
    access: INBOX,
    rate: 'write',
    params: byId,
    body: z.object({ assigneeId: machine(255, 1).nullable(), version }).meta({ id: 'InboxAssignment' }),
    answer: inboxItemSchema,
    status: 200,
    errors: [
      'INBOX_ITEM_NOT_FOUND',
      'INBOX_ITEM_STALE',
      'INBOX_ITEM_CLOSED',
      'INBOX_ASSIGNEE_REFUSED',
      'OWN_DECISION',
      'MEMBER_OUT_OF_REACH',
      'ACCESS_DENIED',
    ],
  },
  'PUT /api/inbox/:id/snooze': {
    summary: 'Puts an item off for everybody until an instant within 30 days, or brings it back (null).',
    access: INBOX,
    rate: 'write',
    params: byId,
    body: z.object({ until: instant.nullable(), version }).meta({ id: 'InboxSnooze' }),
    answer: inboxItemSchema,
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND', 'INBOX_ITEM_STALE', 'INBOX_ITEM_CLOSED'],
  },
});
