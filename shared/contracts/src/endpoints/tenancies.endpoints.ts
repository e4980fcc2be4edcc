import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { tenancySchema, tenancyWithRentsSchema } from '../entities/tenancy.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** Tenancies. Each begins when the first rent was paid in the game. */
export const tenanciesEndpoints = defineEndpoints({
  'GET /api/tenancies': {
    summary:
      'Returns tenancies in which the caller is the tenant (`tenant`) or the landlord (`landlord`), or those of the city (`city`, with the permission `estate.manage`). Active ones come first, then by start, latest first.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, side: z.enum(['tenant', 'landlord', 'city']).default('tenant') }),
    answer: pageOf(tenancySchema),
    status: 200,
    errors: ['ACCESS_DENIED'],
  },
  'GET /api/tenancies/:id': {
    summary:
      'Returns a tenancy with its rents. Only for its two sides, and for members with the permission `estate.manage`.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: tenancyWithRentsSchema,
    status: 200,
    errors: ['TENANCY_NOT_FOUND'],
  },
  'POST /api/tenancies/:id/end': {
    summary:
      'Ends a tenancy: with notice (`notice`), at the end of the last week for which a rent was requested, or immediately (`now`), if rents are long overdue or by decision of the staff.',
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
