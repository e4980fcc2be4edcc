import {
  Comments,
  Grid,
  Heading,
  NotLoaded,
  Page,
  PageHeading,
  Skeleton,
  Slot,
  Stack,
  Text,
  useParams,
  VisuallyHidden,
} from '@boardwalk/kit';
import { RichTextView } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { placeLabel } from '../events/event-hosts.tsx';
import { EventMissing } from '../events/event-missing.tsx';
import { isWritten } from '../events/is-written.ts';
import { useNames } from '../events/names.ts';
import type { EventPage } from '../events/queries.ts';
import { STUB_WIDTH } from '../events/ticket.tsx';
import { Attendees } from '../features/page/attendees.tsx';
import { EventHead, EventNotice } from '../features/page/event-head.tsx';
import { HostInvitation } from '../features/page/host-invitation.tsx';
import { Memories } from '../features/page/memories.tsx';
import { OtherDates } from '../features/page/other-dates.tsx';
import { PlaceMap } from '../features/page/place-map.tsx';
import { useEvent } from '../features/page/use-event.ts';

/** `/events/:id`: a date of an event. */
export default function EventRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { event, error, refetch } = useEvent(id);
  if (event) return <Shown key={event.id} event={event} />;
  return (
    <Page title={t`Event`} back={{ to: '/events', label: t`Events` }} ownHeading>
      <VisuallyHidden>
        <PageHeading>{t`Event`}</PageHeading>
      </VisuallyHidden>
      <NotLoaded
        error={error}
        failure={t`The event could not be loaded`}
        onRetry={refetch}
        missing={<EventMissing />}
        skeleton={
          <Stack gap="6" role="status" aria-label={t`Loading the event`}>
            <Skeleton height={{ base: '34rem', md: '26rem' }} borderRadius="lg" />
            <Skeleton height="40" />
          </Stack>
        }
      />
    </Page>
  );
}

function Shown({ event }: { event: EventPage }) {
  const { t } = useLingui();
  const names = useNames();
  const { body, place, state } = event;
  const isOut = state === 'published' || state === 'cancelled';
  const where = placeLabel(place, names.district);
  return (
    <Page title={event.title} back={{ to: '/events', label: t`Events` }} ownHeading>
      <Stack gap={{ base: '6', md: '8' }}>
        <HostInvitation event={event} />
        <EventNotice event={event} />
        <EventHead event={event} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
          gap={{ base: '8', lg: '10' }}
          // Text and side column begin where those of the ticket do.
          ps={{ lg: `calc(${STUB_WIDTH} + 1.5rem)` }}
          alignItems="start"
        >
          <Stack gap="10" minW="0" maxW="measure">
            {isWritten(body) && <RichTextView document={body} />}
            <Memories event={event} />
            {isOut && <Attendees event={event} />}
            {isOut && <Comments on="event" id={event.id} open={state === 'published'} />}
          </Stack>
          <Stack gap="8" minW="0">
            {where && (
              <Stack as="section" aria-labelledby="place" gap="2">
                <Heading as="h2" id="place" textStyle="lg">
                  <Trans context="event">Location</Trans>
                </Heading>
                <PlaceMap place={place} name={where} />
                <Text color="fg.muted" overflowWrap="anywhere">
                  {where}
                </Text>
              </Stack>
            )}
            <OtherDates series={event.series} />
            <Slot name="event.page.aside" props={{ eventId: event.id }} />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
