import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { tenancySchema, tenancyWithRentsSchema } from '../entities/tenancy.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** Tenancies. Each begins when the first rent was paid in the game. */
export const tenanciesEndpoints = defineEndpoints({
  'GET /api/tenancies': {
    summary:
      'What the caller rents (`tenant`) or lets (`landlord`), or what the city lets (`city`, with estate.manage): what goes on first, then by its start, last first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, side: z.enum(['tenant', 'landlord', 'city']).default('tenant') }),
    answer: pageOf(tenancySchema),
    status: 200,
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/tenancies/:id': {
    summary: 'One tenancy with its rents, for its two sides and for those with estate.manage.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: tenancyWithRentsSchema,
    status: 200,
    errors: ['TENANCY_NOT_FOUND'],
  },
  'POST /api/tenancies/:id/end': {
    summary:
      'Ends a tenancy: with notice, at the end of the week that was asked for last, or at once, when rents are long overdue or staff decide so.',
    access: 'signed-in',
    accounts: 'unrestricted',
    rate: 'write',
    params: byId,
    body: z.object({ when: z.enum(['notice', 'now']), version: z.int().min(1) }).meta({ id: 'TenancyEnd' }),
    answer: tenancySchema,
    status: 200,
    errors: ['TENANCY_NOT_FOUND', 'TENANCY_STALE', 'TENANCY_STATE_REFUSED', 'ACCESS_DENIED'],
  },
});
