import { z } from 'zod';
import { TENANCY_STATES } from '../estate/estate-limits.ts';
import { instant } from './list.ts';
import { settlementSchema } from './listing.ts';
import { personSchema } from './person.ts';
import { propertyCardSchema } from './property.ts';

/** A tenancy. Rent is per week, and due at the same time each week. */
export const tenancySchema = z
  .object({
    id: z.uuid(),
    property: propertyCardSchema,
    /** Null for the city, and for members who have left. */
    landlord: personSchema.nullable(),
    tenant: personSchema.nullable(),
    /** Whole dollars per week. */
    rent: z.int(),
    state: z.enum(TENANCY_STATES),
    startedAt: instant,
    /** Due time of the next rent that isn't requested or paid yet; null once the tenancy has ended. */
    nextDueAt: instant.nullable(),
    /** End of the tenancy; null until notice is given. */
    endsAt: instant.nullable(),
    /** Rent payments that are due and not paid. */
    overdue: z.object({ count: z.int(), amount: z.int() }),
    side: z.enum(['tenant', 'landlord', 'staff']),
    version: z.int().min(1),
    may: z.object({
      /** Whether the caller may end it with the last requested week. */
      giveNotice: z.boolean(),
      /** Whether the caller may end it immediately. */
      endNow: z.boolean(),
    }),
  })
  .meta({ id: 'Tenancy' });
export type Tenancy = z.infer<typeof tenancySchema>;

/** A tenancy with its rent payments, latest due date first. */
export const tenancyWithRentsSchema = tenancySchema
  .extend({ rents: z.array(settlementSchema) })
  .meta({ id: 'TenancyWithRents' });
export type TenancyWithRents = z.infer<typeof tenancyWithRentsSchema>;
