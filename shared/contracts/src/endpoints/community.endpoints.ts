import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_TARGETS, auditEntrySchema } from '../entities/audit-entry.ts';
import { feedItemSchema } from '../entities/feed-item.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { memberWords, searchWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Filters of the audit log. Names must match completely, as they were recorded, ignoring case and accents. */
const auditFilter = {
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** The handle of the actor. */
  actor: memberWords(100, 1).optional(),
  /** Type of the target. */
  type: z.enum(AUDIT_TARGETS).optional(),
  /** Name of the target: a member's full name, an article's title. */
  target: searchWords(200, 1).optional(),
  /** Start (inclusive) and end (exclusive) of the period. */
  from: instant.optional(),
  to: instant.optional(),
};

export const communityEndpoints = defineEndpoints({
  'GET /api/feed': {
    summary: 'Returns the community strip: pinned items first (at most three), then newest first.',
    access: { permission: 'feed.read' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(feedItemSchema),
    cacheTopics: ['feed', 'people'],
    status: 200,
  },
  'GET /api/audit': {
    summary: 'Returns the audit log, newest first, with optional filters.',
    access: { permission: 'audit.read' },
    rate: 'read',
    query: z.object({ ...listQuery, ...auditFilter }),
    answer: pageOf(auditEntrySchema),
    status: 200,
  },
  'GET /api/audit/export': {
    summary:
      'Exports the audit log as CSV (RFC 4180, UTF-8) with the same filters, newest first, at most 100,000 rows. Cells that a spreadsheet would interpret as formulas begin with an apostrophe.',
    access: { permission: 'audit.read' },
    rate: 'draw',
    query: z.object(auditFilter),
    status: 200,
  },
});
