import { z } from 'zod';
import { TENANCY_STATES } from '../estate/estate-limits.ts';
import { instant } from './list.ts';
import { settlementSchema } from './listing.ts';
import { personSchema } from './person.ts';
import { propertyCardSchema } from './property.ts';

/** Who rents what from whom. The rent is for a week, and due at the same time each week. */
export const tenancySchema = z
  .object({
    id: z.uuid(),
    property: propertyCardSchema,
    /** Null for the city, and for members who have left. */
    landlord: personSchema.nullable(),
    tenant: personSchema.nullable(),
    /** Whole dollars for a week. */
    rent: z.int(),
    state: z.enum(TENANCY_STATES),
    startedAt: instant,
    /** When the next rent is due that hasn't been asked for or paid yet; null once the tenancy is over. */
    nextDueAt: instant.nullable(),
    /** When it ends; null as long as nobody has given notice. */
    endsAt: instant.nullable(),
    /** Rents that are due and not paid. */
    overdue: z.object({ count: z.int(), amount: z.int() }),
    side: z.enum(['tenant', 'landlord', 'staff']),
    version: z.int().min(1),
    may: z.object({
      /** End it with the week that was asked for last. */
      giveNotice: z.boolean(),
      /** End it at once. */
      endNow: z.boolean(),
    }),
  })
  .meta({ id: 'Tenancy' });
export type Tenancy = z.infer<typeof tenancySchema>;

/** With its rents, last due first. */
export const tenancyWithRentsSchema = tenancySchema
  .extend({ rents: z.array(settlementSchema) })
  .meta({ id: 'TenancyWithRents' });
export type TenancyWithRents = z.infer<typeof tenancyWithRentsSchema>;
