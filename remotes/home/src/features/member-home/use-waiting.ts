import { useQuery, useRouteExists, useSession } from '@boardwalk/kit';
import { useWhitelistStep } from '../../parts/use-whitelist-step.ts';
import { nextEventQuery, offersQuery, ownBidsQuery, unreadQuery } from './queries.ts';

/** Returns open items of the member: the next date, own bids, received offers, the application, unread notifications. Absent ones are undefined, empty or 0. */
export function useWaiting() {
  const isMember = useSession().state === 'authenticated';
  const routeExists = useRouteExists();
  const hasEstate = isMember && routeExists('/real-estate');
  const nextEvent = useQuery({ ...nextEventQuery, enabled: isMember && routeExists('/events') });
  const offers = useQuery({ ...offersQuery, enabled: hasEstate });
  const unread = useQuery({ ...unreadQuery, enabled: isMember });
  const bids = useQuery({ ...ownBidsQuery, enabled: hasEstate });
  const { step, isPending } = useWhitelistStep();
  const application = step.kind === 'continue' || step.kind === 'see' ? step : undefined;
  return {
    isPending: !isMember || isPending || [nextEvent, offers, unread, bids].some(({ isLoading }) => isLoading),
    event: nextEvent.data?.items[0],
    bids: bids.data?.items ?? [],
    offers: offers.data?.items.filter(({ state }) => state === 'pending').length ?? 0,
    application,
    unread: unread.data?.count ?? 0,
  };
}
