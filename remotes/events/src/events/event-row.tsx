import type { EventCard } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  Button,
  chakra,
  clock,
  type Day,
  dayIn,
  deviceZone,
  Flex,
  formatDay,
  formatTime,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkOverlay,
  StateBadge,
  sharedElement,
  Text,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { EventCover } from './event-cover.tsx';
import { EventHosts, placeLabel } from './event-hosts.tsx';
import { EventStatus } from './event-status.tsx';
import { EventTimes } from './event-when.tsx';
import { GuestCounts } from './guest-counts.tsx';
import { useNames } from './names.ts';
import { RsvpButton } from './rsvp-button.tsx';
import { useSeriesLabel } from './use-series-label.ts';

/** Columns: stub, cover, content, and the response or actions at the end. */
const COLUMNS = {
  base: '3.5rem minmax(0, 1fr)',
  sm: '3.5rem 6rem minmax(0, 1fr)',
  md: '3.5rem 6rem minmax(0, 1fr) auto',
};

interface EventRowProps {
  event: EventCard;
  /** Later dates of its series, folded into this row. */
  later?: readonly EventCard[];
  /** Whether the series may have further dates that aren't loaded. */
  hasMore?: boolean;
  /** Level of its heading, below that of the day. */
  as?: 'h3' | 'h4';
  /** Its day, if the list isn't grouped by days. */
  day?: ReactNode;
  /** The day under which it is listed. */
  on?: Day;
  /** Whether the list contains only events that the reader hosts: then that isn't stated. */
  hosted?: boolean;
  /** Replaces the button to respond; null for a row without one. */
  actions?: ReactNode;
}

/** A date in a list, as a ticket stub. The row is a link, and has a button to respond. */
export function EventRow({
  event,
  later = [],
  hasMore = false,
  as = 'h4',
  day,
  on,
  hosted = false,
  actions,
}: EventRowProps) {
  const names = useNames();
  const { title, category, place, answer, hosting, state } = event;
  const where = placeLabel(place, names.district);
  const over = state === 'cancelled' || Date.parse(event.endsAt) < clock.now();
  // The button shows it, if there is one.
  const showsAnswer =
    answer === 'maybe' || (answer === 'waitlisted' && actions !== undefined) || (answer === 'going' && over);
  return (
    <Box as="li" borderBottomWidth="1px">
      <LinkBox
        display="grid"
        gridTemplateColumns={COLUMNS}
        columnGap={{ base: '3', md: '5' }}
        rowGap="3"
        py="3"
        alignItems="start"
        color={over ? 'fg.muted' : undefined}
        transition="background 140ms ease-out"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Stub day={on ?? dayIn(event.startsAt, deviceZone())} muted={over} />
        <Box
          hideBelow="sm"
          borderRadius="sm"
          overflow="hidden"
          opacity={over ? 0.7 : undefined}
          {...sharedElement(`/events/${event.id}`)}
        >
          <EventCover {...event} sizes="6rem" ratio={3 / 2} height="4rem" />
        </Box>
        <Box minW="0">
          <HStack columnGap="2" rowGap="0" wrap="wrap">
            <Heading
              as={as}
              textStyle="lg"
              fontWeight="700"
              lineHeight="1.3"
              overflowWrap="anywhere"
              textDecoration={state === 'cancelled' ? 'line-through' : undefined}
            >
              <LinkOverlay asChild>
                <Link to={`/events/${event.id}`}>{title}</Link>
              </LinkOverlay>
            </Heading>
            <EventStatus event={event} />
            {hosting && !hosted && (
              <Badge variant="outline">
                <Trans>Hosted by you</Trans>
              </Badge>
            )}
            {answer && showsAnswer && <StateBadge state={answer}>{names.answer(answer)}</StateBadge>}
          </HStack>
          <Text textStyle="sm" fontWeight="600">
            {day && <>{day}, </>}
            <EventTimes {...event} on={on} />
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[names.category(category), where].filter(Boolean).join(' · ')}
            {' · '}
            <EventHosts hosts={event.hosts} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <GuestCounts event={event} />
          </Text>
        </Box>
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }} _empty={{ display: 'none' }}>
          {actions === undefined ? <RsvpButton event={event} /> : actions}
        </Box>
      </LinkBox>
      {event.everyWeeks !== null && (
        <Series event={event} later={later} hasMore={hasMore} withAnswers={actions === undefined} />
      )}
    </Box>
  );
}

/** The day on an amber stub. Hidden from screen readers, because the date is elsewhere in the list. */
function Stub({ day, muted }: { day: Day; muted: boolean }) {
  const { i18n } = useLingui();
  return (
    <Flex
      aria-hidden
      direction="column"
      align="center"
      justify="center"
      minH="4rem"
      borderRadius="sm"
      borderInlineEndWidth="2px"
      borderInlineEndStyle="dashed"
      borderColor="border.emphasized"
      bg={muted ? 'bg.muted' : 'sodium.muted'}
      color={muted ? 'fg.muted' : 'fg'}
      fontFamily="heading"
      lineHeight="1.1"
    >
      <chakra.span fontSize="1.625rem" fontWeight="800" fontVariantNumeric="tabular-nums">
        {Number(day.slice(8))}
      </chakra.span>
      <chakra.span textStyle="xs" fontWeight="600">
        {formatDay(day, 'shortWeekday', i18n.locale)}
      </chakra.span>
    </Flex>
  );
}

interface SeriesProps {
  event: EventCard;
  later: readonly EventCard[];
  hasMore: boolean;
  /** Whether its dates have a button to respond. */
  withAnswers: boolean;
}

/** The repetition of the event, and a button that shows its later dates in place. */
function Series({ event, later, hasMore, withAnswers }: SeriesProps) {
  const { t } = useLingui();
  const { title } = event;
  const id = useId();
  const [open, setOpen] = useState(false);
  const dates = [event, ...later];
  const rule = useSeriesLabel()(dates);
  const count = dates.length;
  const accepted = later.filter(({ answer }) => answer === 'going' || answer === 'waitlisted').length;
  const indent = { base: '0', sm: 'calc(3.5rem + 0.75rem)', md: 'calc(3.5rem + 1.25rem)' };
  if (later.length === 0)
    return (
      <Text ps={indent} pb="3" textStyle="sm" color="fg.muted">
        {rule}
      </Text>
    );
  return (
    <Box ps={indent} pb="3">
      <Button
        size="xs"
        variant="subtle"
        minH="8"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {rule}
        {', '}
        {hasMore ? <Trans>more dates</Trans> : <Plural value={count} one="# date" other="# dates" />}
        <chakra.span
          display="inline-flex"
          transform={open ? 'rotate(180deg)' : undefined}
          transition="transform 140ms ease-out"
        >
          <ChevronDown aria-hidden />
        </chakra.span>
      </Button>
      {accepted > 0 && (
        <Text as="span" textStyle="sm" color="fg.muted" ms="3">
          <Plural value={accepted} one="Going to # later date" other="Going to # later dates" />
        </Text>
      )}
      {open && (
        <Box as="ul" id={id} listStyleType="none" mt="2" aria-label={t`Dates of ${title}`}>
          {later.map((date) => (
            <SeriesDate key={date.id} date={date} withAnswers={withAnswers} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function SeriesDate({ date, withAnswers }: { date: EventCard; withAnswers: boolean }) {
  const { i18n } = useLingui();
  const zone = deviceZone();
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="1"
      py="2"
      borderTopWidth="1px"
    >
      <Box minW="0">
        <chakra.span fontWeight="600" _hover={{ textDecoration: 'underline' }}>
          <Link to={`/events/${date.id}`}>
            {formatDay(dayIn(date.startsAt, zone), 'long', i18n.locale)},{' '}
            {formatTime(date.startsAt, { language: i18n.locale, zone })}
          </Link>
        </chakra.span>
        <Text textStyle="sm" color="fg.muted">
          <GuestCounts event={date} />
        </Text>
      </Box>
      {withAnswers && <RsvpButton event={date} />}
    </Flex>
  );
}
