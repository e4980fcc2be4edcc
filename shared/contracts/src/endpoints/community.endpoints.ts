import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_TARGETS, auditEntrySchema } from '../entities/audit-entry.ts';
import { feedItemSchema } from '../entities/feed-item.ts';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { memberWords, searchWords } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

/** Filters of the audit log. Names are compared in full, as they were recorded, ignoring case and accents. */
const auditFilter = {
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** The handle of the actor. */
  actor: memberWords(100, 1).optional(),
  /** Type of the target. */
  type: z.enum(AUDIT_TARGETS).optional(),
  /** Name of the target: a member's full name, an article's title. */
  target: searchWords(200, 1).optional(),
  /** From this instant (inclusive), until that one (exclusive). */
  from: instant.optional(),
  to: instant.optional(),
};

export const communityEndpoints = defineEndpoints({
  'GET /api/feed': {
    summary: 'The community strip: pinned items first (at most three), then newest first.',
    access: { permission: 'feed.read' },
    rate: 'read',
    query: z.object(listQuery),
    answer: pageOf(feedItemSchema),
    cacheTopics: ['feed', 'people'],
    status: 200,
  },
  'GET /api/audit': {
    summary: 'The audit log, newest first, filtered when asked.',
    access: { permission: 'audit.read' },
    rate: 'read',
    query: z.object({ ...listQuery, ...auditFilter }),
    answer: pageOf(auditEntrySchema),
    status: 200,
  },
  'GET /api/audit/export': {
    summary:
      'The same as CSV (RFC 4180, UTF-8), newest first, at most 100,000 rows. Cells that a spreadsheet would take for formulas begin with an apostrophe.',
    access: { permission: 'audit.read' },
    rate: 'draw',
    query: z.object(auditFilter),
    status: 200,
  },
});
