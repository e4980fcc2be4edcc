import { z } from 'zod';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';
import { propertyCardSchema } from './property.ts';

/** A time slot to view an offered property, for one guest. */
export const viewingSchema = z
  .object({
    id: z.uuid(),
    listingId: z.uuid(),
    startsAt: instant,
    minutes: z.int(),
    /** Whether it is booked. */
    booked: z.boolean(),
    /** Whether the caller has booked it. */
    mine: z.boolean(),
    /** The guest who booked it: visible to the guest and to the seller. */
    guest: personSchema.nullable(),
    may: z.object({ book: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'Viewing' });
export type Viewing = z.infer<typeof viewingSchema>;

/** A viewing of the caller, as guest or as seller. */
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
