import type { EventCard } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Grid,
  Heading,
  HStack,
  Link,
  LinkButton,
  Stack,
  StateBadge,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { EventCover } from '../../events/event-cover.tsx';
import { EventHosts, placeLabel } from '../../events/event-hosts.tsx';
import { EventStatus, useEventState } from '../../events/event-status.tsx';
import { EventDayName, EventTimes } from '../../events/event-when.tsx';
import { CapacityBar, GuestCounts } from '../../events/guest-counts.tsx';
import { useNames } from '../../events/names.ts';
import { RsvpButton } from '../../events/rsvp-button.tsx';
import { Ticket } from '../../events/ticket.tsx';

/** The next or current event, as a ticket. */
export function NextEvent({ event }: { event: EventCard }) {
  const names = useNames();
  const state = useEventState(event);
  const { id, title, summary, place, startsAt, category, answer } = event;
  const where = placeLabel(place, names.district);
  return (
    <Box as="section" aria-labelledby="next-event">
      <Ticket startsAt={startsAt}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
          gap={{ base: '4', lg: '8' }}
          alignItems="stretch"
        >
          <Stack gap="3" minW="0" order={{ base: 2, lg: 1 }}>
            <HStack gap="3" wrap="wrap" textStyle="sm">
              {state === 'live' ? (
                <EventStatus event={event} />
              ) : (
                <chakra.span fontWeight="700" color="sodium.fg">
                  <Trans>
                    Next: <TimeText at={startsAt} as="relative" />
                  </Trans>
                </chakra.span>
              )}
              <chakra.span color="fg.muted">{names.category(category)}</chakra.span>
              {answer === 'maybe' && <StateBadge state="maybe">{names.answer(answer)}</StateBadge>}
            </HStack>
            <Heading
              as="h2"
              id="next-event"
              textStyle={{ base: '2xl', md: '3xl' }}
              fontWeight="800"
              overflowWrap="anywhere"
              lineHeight="1.05"
            >
              <Link to={`/events/${id}`}>{title}</Link>
            </Heading>
            <Text fontWeight="600">
              <EventDayName startsAt={startsAt} />, <EventTimes {...event} />
            </Text>
            {summary && (
              <Text color="fg.muted" lineClamp="3" maxW="measure" overflowWrap="anywhere">
                {summary}
              </Text>
            )}
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {where && `${where} · `}
              <EventHosts hosts={event.hosts} />
            </Text>
            <Box mt="auto" pt="2" maxW="24rem">
              <Text textStyle="sm" mb="1.5">
                <GuestCounts event={event} />
              </Text>
              <CapacityBar {...event} />
            </Box>
            <HStack pt="2" gap="3" align="start">
              <RsvpButton event={event} size="md" />
              <LinkButton variant="outline" to={`/events/${id}`}>
                <Trans>View event</Trans>
              </LinkButton>
            </HStack>
          </Stack>
          <Box order={{ base: 1, lg: 2 }} borderRadius="md" overflow="hidden" alignSelf="start">
            <EventCover {...event} sizes="(min-width: 64rem) 22rem, 70vw" ratio={4 / 3} first />
          </Box>
        </Grid>
      </Ticket>
    </Box>
  );
}
