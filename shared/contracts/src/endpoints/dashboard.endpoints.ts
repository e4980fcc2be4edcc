import { z } from 'zod';
import { backupStatusSchema } from '../entities/backup.ts';
import { siteHealthSchema, trendsSchema } from '../entities/dashboard.ts';
import { TREND_DAYS } from '../entities/trend-days.ts';
import { defineEndpoints } from './endpoint.ts';

export const dashboardEndpoints = defineEndpoints({
  'GET /api/dashboard/health': {
    summary: 'How the database, the jobs, the outbox, the game bridge and the releases are, measured now.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    answer: siteHealthSchema,
    status: 200,
  },
  'GET /api/dashboard/backups': {
    summary: 'The last backup, where it is, when one was last read again as a whole, and what went wrong.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    answer: backupStatusSchema,
    status: 200,
  },
  'GET /api/dashboard/trends': {
    summary: 'New members, applications and their median time, and articles read, by day.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    query: z.object({ days: z.coerce.number().pipe(z.literal(TREND_DAYS)).default(TREND_DAYS[0]) }),
    answer: trendsSchema,
    status: 200,
  },
});
