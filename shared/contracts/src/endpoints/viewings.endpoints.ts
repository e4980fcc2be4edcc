import { z } from 'zod';
import { newViewingSchema, ownViewingSchema, viewingSchema } from '../entities/viewing.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });
const WRITE = { access: 'signed-in', accounts: 'unrestricted', rate: 'write' } as const;

/** In-game viewing appointments for offered properties. */
export const viewingsEndpoints = defineEndpoints({
  'GET /api/viewings/mine': {
    summary:
      'Viewings to come that the caller has booked, or that are booked at what they offer, next first; 100 at most.',
    access: 'signed-in',
    rate: 'read',
    answer: z.object({ items: z.array(ownViewingSchema) }),
    status: 200,
  },
  'GET /api/listings/:id/viewings': {
    summary: 'The viewings of a listing that are to come, next first.',
    access: 'signed-in',
    rate: 'read',
    params: byId,
    answer: z.object({ items: z.array(viewingSchema) }),
    status: 200,
    errors: ['LISTING_NOT_FOUND'],
  },
  'POST /api/listings/:id/viewings': {
    summary: 'Adds a time at which the property can be seen: whoever offers it.',
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
      'Books a viewing, one for each member and listing, or cancels the booking: its guest or whoever offers the property.',
    ...WRITE,
    params: byId.extend({ action: z.enum(['book', 'cancel']) }),
    answer: viewingSchema,
    status: 200,
    errors: ['VIEWING_NOT_FOUND', 'VIEWING_STATE_REFUSED', 'VIEWING_BOOKED', 'ACCESS_DENIED', 'LISTING_OWN'],
  },
  'DELETE /api/viewings/:id': {
    summary: 'Takes a viewing back. Who has booked it is told.',
    ...WRITE,
    params: byId,
    status: 204,
    errors: ['VIEWING_NOT_FOUND', 'ACCESS_DENIED'],
  },
});
