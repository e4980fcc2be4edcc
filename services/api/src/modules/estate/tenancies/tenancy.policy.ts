import { RENT_OVERDUE_DAYS, type Tenancy } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { TenancyRow } from './tenancies.table.ts';

type Person = Pick<Caller, 'id' | 'permissions' | 'account'>;
type Sides = Pick<TenancyRow, 'tenantId' | 'landlordId' | 'state' | 'endsAt'>;

/** Returns the caller's side of a tenancy. The staff are the city's side. Undefined for others, for whom it doesn't exist. */
export function sideOf(caller: Person, { tenantId, landlordId }: Sides): Tenancy['side'] | undefined {
  if (caller.id === tenantId) return 'tenant';
  if (caller.id === landlordId) return 'landlord';
  return managesProperties(caller) ? 'staff' : undefined;
}

/** Returns the ways in which the caller may end a tenancy. @param overdueSince due date of the earliest unpaid rent. */
export function waysToEnd(
  caller: Person,
  tenancy: Sides,
  overdueSince: Date | null,
  now: Date,
): Tenancy['may'] {
  const side = sideOf(caller, tenancy);
  if (side === undefined || tenancy.state === 'ended' || caller.account?.state === 'restricted')
    return { giveNotice: false, endNow: false };
  const longOverdue =
    overdueSince !== null && now.getTime() - overdueSince.getTime() >= RENT_OVERDUE_DAYS * DAY_MS;
  return {
    giveNotice: tenancy.endsAt === null,
    endNow: side === 'staff' || (side === 'landlord' && longOverdue),
  };
}
