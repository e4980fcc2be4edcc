import { EmptyState, Heading, LinkButton, PagedList, Skeleton, Stack, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EventRow } from '../../events/event-row.tsx';
import { EventDayName } from '../../events/event-when.tsx';
import { type EventPart, ownPages } from '../../events/queries.ts';

interface MyEventsProps {
  part: EventPart;
  when: 'coming' | 'past';
  title: string;
  /** Empty state; without it nothing is rendered. */
  empty?: ReactNode;
}

/** Upcoming or past dates that the reader attends or hosts. */
export function MyEvents({ part, when, title, empty }: MyEventsProps) {
  const { t } = useLingui();
  const pages = usePages(ownPages(part, when));
  if (pages.items?.length === 0 && !empty) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" textStyle="xl">
        {title}
      </Heading>
      <PagedList
        pages={pages}
        failure={t`Your events could not be loaded`}
        skeleton={<Skeleton height="24" role="status" aria-label={t`Loading your events`} />}
        empty={empty}
        loaded={(count) => <Plural value={count} one="# date" other="# dates" />}
        hideCountAtEnd
      >
        {(event) => (
          <EventRow key={event.id} event={event} as="h3" day={<EventDayName startsAt={event.startsAt} />} />
        )}
      </PagedList>
    </Stack>
  );
}

/** Empty state of the events that the reader attends. */
export function NoEvents() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No events yet`}
      action={
        <LinkButton colorPalette="sodium" to="/events">
          <Trans>View all events</Trans>
        </LinkButton>
      }
    >
      <Trans>Events you RSVP to appear here, with your place on the waitlist.</Trans>
    </EmptyState>
  );
}
