import { z } from 'zod';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { propertyCardSchema } from './property.ts';

/** A time at which an offered property can be seen, for one guest. */
export const viewingSchema = z
  .object({
    id: z.uuid(),
    listingId: z.uuid(),
    startsAt: instant,
    minutes: z.int(),
    /** Whether somebody has booked it. */
    booked: z.boolean(),
    /** Whether the caller has. */
    mine: z.boolean(),
    /** Who has: for them and for whoever offers the property. */
    guest: personSchema.nullable(),
    may: z.object({ book: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'Viewing' });
export type Viewing = z.infer<typeof viewingSchema>;

/** One of the caller's, as a guest or as whoever offers the property. */
export const ownViewingSchema = viewingSchema
  .extend({ property: propertyCardSchema, side: z.enum(['guest', 'seller']) })
  .meta({ id: 'OwnViewing' });
export type OwnViewing = z.infer<typeof ownViewingSchema>;

export const newViewingSchema = z
  .object({
    startsAt: instant,
    minutes: z.int().min(ESTATE_LIMITS.viewingMinutesMin).max(ESTATE_LIMITS.viewingMinutes).default(30),
  })
  .meta({ id: 'NewViewing' });
