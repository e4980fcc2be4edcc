import { z } from 'zod';
import { backupStatusSchema } from '../entities/backup.ts';
import { siteHealthSchema, trendsSchema } from '../entities/dashboard.ts';
import { TREND_DAYS } from '../entities/trend-days.ts';
import { defineEndpoints } from './endpoint.ts';

export const dashboardEndpoints = defineEndpoints({
  'GET /api/dashboard/health': {
    summary:
      'Returns the health of the database, the jobs, the outbox, the game bridge and the releases, measured during the call.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    answer: siteHealthSchema,
    status: 200,
  },
  'GET /api/dashboard/backups': {
    summary:
      'Returns the last backup with its location, the time of the last complete verification, and the last failure.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    answer: backupStatusSchema,
    status: 200,
  },
  'GET /api/dashboard/trends': {
    summary:
      'Returns numbers by day: new members, applications and their median time to a decision, and articles read.',
    access: { permission: 'dashboard.read' },
    rate: 'read',
    query: z.object({ days: z.coerce.number().pipe(z.literal(TREND_DAYS)).default(TREND_DAYS[0]) }),
    answer: trendsSchema,
    status: 200,
  },
});
