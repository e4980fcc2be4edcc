import { LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEventAddress } from '../events/event-filters.ts';
import { CalendarMenu } from '../features/calendar/calendar-menu.tsx';
import { EventCalendar } from '../features/calendar/event-calendar.tsx';

/** `/events`: the events of the city. */
export function EventsRoute() {
  const { t } = useLingui();
  const { address } = useEventAddress();
  return (
    <Page
      title={t`Events`}
      lead={<Trans>Races, markets, trials and parties in the city.</Trans>}
      action={
        <>
          <CalendarMenu filters={{ category: address.category, district: address.district }} />
          <LinkButton variant="outline" to="/events/mine">
            <Trans>My events</Trans>
          </LinkButton>
          <LinkButton variant="outline" to="/events/new">
            <Trans>Propose an event</Trans>
          </LinkButton>
        </>
      }
    >
      <EventCalendar />
    </Page>
  );
}
