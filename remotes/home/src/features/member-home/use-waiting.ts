import { useQuery, useRouteExists, useSession } from '@boardwalk/kit';
import { marketQuery } from '../../parts/queries.ts';
import { useWhitelistStep } from '../../parts/use-whitelist-step.ts';
import { listingQuery, nextEventQuery, offersQuery, unreadQuery } from './queries.ts';

/** Returns open items of the member: the next date, the own bid, received offers, the application, unread notifications. Absent ones are undefined or 0. */
export function useWaiting() {
  const isMember = useSession().state === 'authenticated';
  const routeExists = useRouteExists();
  const hasEstate = isMember && routeExists('/real-estate');
  const nextEvent = useQuery({ ...nextEventQuery, enabled: isMember && routeExists('/events') });
  const offers = useQuery({ ...offersQuery, enabled: hasEstate });
  const unread = useQuery({ ...unreadQuery, enabled: isMember });
  const market = useQuery({ ...marketQuery, enabled: hasEstate });
  const auction = market.data?.nextAuction ?? undefined;
  const listing = useQuery({
    ...listingQuery(auction?.listing?.id ?? ''),
    enabled: auction?.listing != null,
  });
  const { step, isPending } = useWhitelistStep();
  const application = step.kind === 'continue' || step.kind === 'see' ? step : undefined;
  const bid =
    auction && listing.data?.ownMaximum != null
      ? { property: auction, leading: listing.data.leading }
      : undefined;
  return {
    isPending:
      !isMember ||
      isPending ||
      [nextEvent, offers, unread, market, listing].some(({ isLoading }) => isLoading),
    event: nextEvent.data?.items[0],
    bid,
    offers: offers.data?.items.filter(({ state }) => state === 'pending').length ?? 0,
    application,
    unread: unread.data?.count ?? 0,
  };
}
