import { z } from 'zod';
import { newViewingSchema, ownViewingSchema, viewingSchema } from '../entities/viewing.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;

/** In-game viewing appointments for offered properties. */
export const viewingsEndpoints = defineEndpoints({
  'GET /api/viewings/mine': {
    summary:
      'Returns upcoming viewings that the caller has booked, or that others have booked for the caller’s listings, soonest first, at most 100.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(ownViewingSchema) }),
    status: 200,
  },
  'GET /api/listings/:id/viewings': {
    summary: 'Returns the upcoming viewings of a listing, soonest first.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(viewingSchema) }),
    status: 200,
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/listings/:id/viewings': {
    summary: 'Adds a viewing time for a listed property. Only for the seller.',
    ...WRITE,
    params: byId,
    body: newViewingSchema,
    answer: viewingSchema,
    status: 201,
    errors: [
      'LISTING_NOT_FOUND',
      'LISTING_STATE_REFUSED',
      'ACCESS_DENIED',
      'VIEWING_OVERLAPS',
      'VIEWING_TIME_REFUSED',
      'VIEWINGS_FULL',
    ] as const,
  },
  'POST /api/viewings/:id/:action': {
    summary:
      'Books a viewing, one per member and listing, or cancels the booking. Only the guest and the seller may cancel.',
    ...WRITE,
    params: byId.extend({ action: z.enum(['book', 'cancel']) }),
    answer: viewingSchema,
    status: 200,
    errors: ['VIEWING_NOT_FOUND', 'VIEWING_STATE_REFUSED', 'VIEWING_BOOKED', 'ACCESS_DENIED', 'LISTING_OWN'],
  },
  'DELETE /api/viewings/:id': {
    summary: 'Withdraws a viewing. The member who booked it is notified.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['VIEWING_NOT_FOUND', 'ACCESS_DENIED'],
  },
});
