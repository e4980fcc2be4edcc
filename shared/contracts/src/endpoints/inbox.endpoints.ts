import { z } from 'zod';
import {
  inboxCandidateSchema,
  inboxCountsSchema,
  inboxItemSchema,
  inboxKindSchema,
} from '../entities/inbox.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { INBOX_FILTERS } from '../inbox/inbox-kinds.ts';
import { machine } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const INBOX = { permission: 'inbox' } as const;
const version = z.int().min(1);

/** Inbox of the staff. Each kind of item requires its own permission. Items about the caller are hidden from them. */
export const inboxEndpoints = defineEndpoints({
  'GET /api/inbox': {
    summary:
      'Returns the items that wait for the staff, by due time, earliest first. Snoozed items are in `snoozed` only.',
    access: INBOX,
    rate: 'read',
    query: z.object({
      ...listQuery,
      filter: z.enum(INBOX_FILTERS).default('all'),
      kind: inboxKindSchema.optional(),
    }),
    answer: pageOf(inboxItemSchema),
    status: 200,
  },
  'GET /api/inbox/counts': {
    summary: 'Returns the number of waiting items, by filter and by kind, up to 1000 of each.',
    access: INBOX,
    rate: 'read',
    answer: inboxCountsSchema,
    status: 200,
  },
  'GET /api/inbox/:id': {
    summary: 'Returns one item. Closed items remain available for 30 days.',
    access: INBOX,
    rate: 'read',
    params: byId,
    answer: inboxItemSchema,
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND'],
  },
  'GET /api/inbox/:id/candidates': {
    summary: 'Returns the members who may work on an item, by name.',
    access: INBOX,
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(inboxCandidateSchema) }),
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND'],
  },
  'PUT /api/inbox/:id/assignee': {
    summary:
      'Assigns an item to the caller or to another member who may work on it, or unassigns it (null). Of several concurrent calls with the same version, one succeeds.',
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
    summary: 'Snoozes an item for all members until an instant within 30 days, or ends the snooze (null).',
    access: INBOX,
    rate: 'write',
    params: byId,
    body: z.object({ until: instant.nullable(), version }).meta({ id: 'InboxSnooze' }),
    answer: inboxItemSchema,
    status: 200,
    errors: ['INBOX_ITEM_NOT_FOUND', 'INBOX_ITEM_STALE', 'INBOX_ITEM_CLOSED'],
  },
});
