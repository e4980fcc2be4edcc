import {
  Alert,
  Badge,
  Box,
  chakra,
  HStack,
  PageHeading,
  SectionLabel,
  Stack,
  sharedElement,
  Text,
} from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { EventCover } from '../../events/event-cover.tsx';
import { EventHosts } from '../../events/event-hosts.tsx';
import { EventStatus, useEventState } from '../../events/event-status.tsx';
import { EventDayName, EventTimes, EventZoneNote } from '../../events/event-when.tsx';
import { useNames } from '../../events/names.ts';
import type { EventPage } from '../../events/queries.ts';
import { Ticket } from '../../events/ticket.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { EventActions } from './event-actions.tsx';
import { HostActions } from './host-actions.tsx';

/** The ticket of a date: its picture, its name, time and place, and the reader's response. */
export function EventHead({ event }: { event: EventPage }) {
  const names = useNames();
  const { title, summary, category, place, startsAt, audience, hosts, repeat } = event;
  const state = useEventState(event);
  const isOut = event.state === 'published' || event.state === 'cancelled';
  return (
    <Ticket
      startsAt={startsAt}
      muted={state === 'ended' || state === 'cancelled'}
      picture={
        <Box {...sharedElement(`/events/${event.id}`)}>
          <EventCover
            {...event}
            sizes="(min-width: 80rem) 75rem, 96vw"
            ratio={event.cover ? 21 / 9 : 5}
            height={{ base: 'auto', lg: event.cover ? '12rem' : '7rem' }}
            first
          />
        </Box>
      }
      aside={isOut && <AnswerPanel event={event} />}
    >
      <Stack gap="3" minW="0" color="fg">
        <HStack gap="3" wrap="wrap">
          {place.district && <SectionLabel>{names.district(place.district)}</SectionLabel>}
          <Text as="span" color="fg.muted">
            {names.category(category)}
          </Text>
          <EventStatus event={event} />
          {audience !== 'everyone' && (
            <Badge variant="outline">
              {audience === 'members' ? <Trans>Members only</Trans> : <Trans>Some roles only</Trans>}
            </Badge>
          )}
        </HStack>
        <PageHeading
          textStyle={{ base: '3xl', md: '4xl' }}
          fontWeight="800"
          overflowWrap="anywhere"
          lineHeight="1.05"
        >
          {title}
        </PageHeading>
        {summary && (
          <Text textStyle="lg" color="fg.muted" maxW="measure" overflowWrap="anywhere">
            {summary}
          </Text>
        )}
        <Box>
          <Text fontWeight="700">
            <EventDayName startsAt={startsAt} />, <EventTimes {...event} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <EventZoneNote {...event} />
          </Text>
          {repeat && (
            <Text textStyle="sm" color="fg.muted">
              <Plural value={repeat.interval} one="Each week" other="Every # weeks" />
            </Text>
          )}
          {place.name && <Text overflowWrap="anywhere">{place.name}</Text>}
          <Text color="fg.muted">
            <EventHosts hosts={hosts} />
          </Text>
        </Box>
        <EventActions event={event} />
        <HostActions event={event} />
      </Stack>
    </Ticket>
  );
}

/** Important notices: that it was canceled, or that only hosts see it. */
export function EventNotice({ event }: { event: EventPage }) {
  const { state, cancelReason, note } = event;
  if (state === 'published') return null;
  return (
    <Alert.Root status={state === 'cancelled' ? 'error' : 'info'} borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {state === 'cancelled' && <Trans>This event is cancelled.</Trans>}
          {state === 'draft' && (
            <Trans>This is a draft. Only its hosts and team members who publish events see it.</Trans>
          )}
          {state === 'pending' && (
            <Trans>This event is proposed. The team reviews it before it is published.</Trans>
          )}
        </Alert.Title>
        {(cancelReason || note) && (
          <Alert.Description>
            <chakra.span overflowWrap="anywhere">
              {state === 'cancelled' ? cancelReason : <Trans>Declined: {note}</Trans>}
            </chakra.span>
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
