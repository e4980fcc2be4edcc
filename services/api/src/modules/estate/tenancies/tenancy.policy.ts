import { RENT_OVERDUE_DAYS, type Tenancy } from '@boardwalk/contracts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { managesProperties } from '../properties/property.policy.ts';
import type { TenancyRow } from './tenancies.table.ts';

const DAY_MS = 86_400_000;
type Person = Pick<Caller, 'id' | 'permissions' | 'account'>;
type Sides = Pick<TenancyRow, 'tenantId' | 'landlordId' | 'state' | 'endsAt'>;

/** What somebody has to do with a tenancy. Staff also let what is the city's. Undefined for strangers: it isn't there for them. */
export function sideOf(caller: Person, { tenantId, landlordId }: Sides): Tenancy['side'] | undefined {
  if (caller.id === tenantId) return 'tenant';
  if (caller.id === landlordId) return 'landlord';
  return managesProperties(caller) ? 'staff' : undefined;
}

/** How somebody may end it. @param overdueSince since when a rent isn't paid. */
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
