import type { EventCard } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  clock,
  type Day,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkOverlay,
  Text,
} from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EventHosts, placeLabel } from './event-hosts.tsx';
import { EventStatus } from './event-status.tsx';
import { EventTimes } from './event-when.tsx';
import { GuestCounts } from './guest-counts.tsx';
import { useNames } from './names.ts';

interface EventRowProps {
  event: EventCard;
  /** Level of its heading, below that of the day. */
  as?: 'h3' | 'h4';
  /** Its day, if the list isn't grouped by days. */
  day?: ReactNode;
  /** The day under which it is listed. */
  on?: Day;
}

/** A date in the list of a day. The whole row is a link. */
export function EventRow({ event, as = 'h4', day, on }: EventRowProps) {
  const names = useNames();
  const { title, summary, category, place, everyWeeks, answer, hosting, state } = event;
  const where = placeLabel(place, names.district);
  const over = state === 'cancelled' || Date.parse(event.endsAt) < clock.now();
  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11.5rem minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="1"
      py="4"
      borderBottomWidth="1px"
      color={over ? 'fg.muted' : undefined}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Text fontWeight="600">
        {day && <chakra.span display="block">{day}</chakra.span>}
        <EventTimes {...event} on={on} />
      </Text>
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Heading
            as={as}
            textStyle="lg"
            fontWeight="700"
            overflowWrap="anywhere"
            textDecoration={state === 'cancelled' ? 'line-through' : undefined}
          >
            <LinkOverlay asChild>
              <Link to={`/events/${event.id}`}>{title}</Link>
            </LinkOverlay>
          </Heading>
          <EventStatus event={event} />
          {hosting && (
            <Badge variant="outline">
              <Trans>Hosted by you</Trans>
            </Badge>
          )}
          {answer && answer !== 'declined' && (
            <Badge colorPalette={answer === 'going' ? 'tide' : 'sodium'}>{names.answer(answer)}</Badge>
          )}
        </HStack>
        {summary && (
          <Text lineClamp="2" overflowWrap="anywhere">
            {summary}
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {[names.category(category), where].filter(Boolean).join(' · ')}
          {everyWeeks && (
            <>
              {' · '}
              <Plural value={everyWeeks} one="each week" other="every # weeks" />
            </>
          )}
          {' · '}
          <EventHosts hosts={event.hosts} />
        </Text>
        <Text textStyle="sm" mt="1">
          <GuestCounts event={event} />
        </Text>
      </Box>
    </LinkBox>
  );
}
