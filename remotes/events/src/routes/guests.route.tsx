import {
  Button,
  EmptyState,
  NotLoaded,
  Page,
  Panel,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useParams,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { EventMissing } from '../events/event-missing.tsx';
import { EventDayName, EventTimes } from '../events/event-when.tsx';
import { GuestCounts } from '../events/guest-counts.tsx';
import type { EventPage } from '../events/queries.ts';
import { isCheckInOpen } from '../features/guests/attendance-tick.tsx';
import { GuestList } from '../features/guests/guest-list.tsx';
import { MemoriesPanel } from '../features/guests/memories-panel.tsx';
import { MessageDialog } from '../features/guests/message-dialog.tsx';
import { useEvent } from '../features/page/use-event.ts';

/** `/events/:id/guests`: the guests, for hosts. */
export default function GuestsRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { event, error, refetch } = useEvent(id);
  return (
    <Page
      back={{ to: `/events/${id}`, label: event?.title ?? t`Event` }}
      title={event ? t`Guests: ${event.title}` : t`Guests`}
      lead={
        event && (
          <>
            <EventDayName startsAt={event.startsAt} />, <EventTimes {...event} />
          </>
        )
      }
    >
      {!event && (
        <NotLoaded
          error={error}
          failure={t`The event could not be loaded`}
          onRetry={refetch}
          missing={<EventMissing />}
          skeleton={
            <Stack gap="5" role="status" aria-label={t`Loading the guests`}>
              <Skeleton height="24" />
              <Skeleton height="64" />
            </Stack>
          }
        />
      )}
      {event && !event.may.guests && (
        <EmptyState drawing="gate" title={t`Only hosts can see the guest list`}>
          <Trans>The event page shows who is coming, except members who keep this private.</Trans>
        </EmptyState>
      )}
      {event?.may.guests && <Guests event={event} />}
    </Page>
  );
}

function Guests({ event }: { event: EventPage }) {
  const { checkIn, attended } = event;
  return (
    <Stack gap="8">
      <Panel p={{ base: '4', md: '5' }}>
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'center' }}
          gap="4"
        >
          <Stack gap="1">
            <Text textStyle="lg" fontWeight="700">
              <GuestCounts event={event} />
            </Text>
            <Text color="fg.muted">
              {isCheckInOpen(event) ? (
                <Plural value={attended ?? 0} one="# member checked in." other="# members checked in." />
              ) : (
                <Trans>
                  Check-in opens <TimeText at={checkIn.opensAt} as="relative" />. The check-in code will
                  appear here, and you can check guests in.
                </Trans>
              )}
            </Text>
          </Stack>
          {checkIn.code && <CheckInCode code={checkIn.code} />}
        </Stack>
      </Panel>
      <GuestList
        event={event}
        actions={
          <MessageDialog
            event={event}
            trigger={
              event.state === 'published' && (
                <Button size="sm" colorPalette="sodium">
                  <MessageSquare aria-hidden />
                  <Trans>Message guests</Trans>
                </Button>
              )
            }
          />
        }
      />
      {event.may.memories && <MemoriesPanel event={event} />}
    </Stack>
  );
}

/** The check-in code, large enough to be read from a distance. */
function CheckInCode({ code }: { code: string }) {
  return (
    <Stack gap="0" align={{ md: 'end' }}>
      <Text textStyle="sm" color="fg.muted">
        <Trans>The check-in code. Guests enter it on the event page.</Trans>
      </Text>
      <Text
        fontFamily="mono"
        fontSize={{ base: '4xl', md: '6xl' }}
        fontWeight="700"
        letterSpacing="0.12em"
        lineHeight="1.1"
      >
        {code}
      </Text>
    </Stack>
  );
}
