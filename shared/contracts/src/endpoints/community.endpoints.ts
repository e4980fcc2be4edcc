import { z } from 'zod';
import { AUDIT_ACTIONS, auditEntrySchema } from '../entities/audit-entry.ts';
import { feedItemSchema } from '../entities/feed-item.ts';
import { listQuery, pageOf } from '../entities/list.ts';
import { siteConfigurationSchema } from '../entities/site.ts';
import { defineEndpoints } from './endpoint.ts';

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
    summary: 'The audit log, newest first, filtered by action when asked.',
    access: { permission: 'audit.read' },
    rate: 'read',
    query: z.object({ ...listQuery, action: z.enum(AUDIT_ACTIONS).optional() }),
    answer: pageOf(auditEntrySchema),
    status: 200,
  },
  'GET /api/site': {
    summary: 'The site configuration: name, links, stated figures, navigation.',
    access: 'public',
    rate: 'read',
    answer: siteConfigurationSchema,
    status: 200,
  },
});
