import { DISTRICT_NAMES, type EventCard } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  dayIn,
  Flex,
  formatDay,
  formatTime,
  Heading,
  Link,
  LinkBox,
  LinkOverlay,
  Text,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { ZonedText } from './zoned-text.tsx';

/** An event as a small ticket: the date on the stub, the title, time and place. */
export function TicketTile({ event }: { event: EventCard }) {
  const { i18n } = useLingui();
  const { id, title, startsAt, zone, place } = event;
  const where = [place.name, place.district && DISTRICT_NAMES[place.district]].filter(Boolean).join(', ');
  const dayText = (at: string, form: 'long' | 'shortWeekday' | 'month') =>
    formatDay(dayIn(startsAt, at), form, i18n.locale);
  return (
    <LinkBox
      as="li"
      display="flex"
      flex="1"
      minH="7rem"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.panel"
    >
      <Flex
        aria-hidden
        direction="column"
        align="center"
        justify="center"
        flexShrink="0"
        width="5.25rem"
        py="3"
        bg="lamp"
        color="ink"
        fontFamily="heading"
        fontWeight="700"
        fontSize="sm"
        lineHeight="1"
        borderInlineEndWidth="2px"
        borderStyle="dashed"
        borderColor="ink"
      >
        <ZonedText zone={zone} format={(at) => dayText(at, 'shortWeekday')} />
        <chakra.span fontSize="2.5rem" fontWeight="800" letterSpacing="-0.03em" my="1">
          <ZonedText zone={zone} format={(at) => String(Number(dayIn(startsAt, at).slice(8)))} />
        </chakra.span>
        <ZonedText zone={zone} format={(at) => dayText(at, 'month').split(' ')[0] ?? ''} />
      </Flex>
      <Box p="4" minW="0" alignSelf="center">
        <Heading as="h3" textStyle="lg" overflowWrap="anywhere" lineHeight="1.2" lineClamp="2">
          <LinkOverlay asChild>
            <Link to={`/events/${id}`}>{title}</Link>
          </LinkOverlay>
        </Heading>
        <Text textStyle="sm" fontWeight="600" mt="1">
          <time dateTime={startsAt}>
            <ZonedText
              zone={zone}
              format={(at) =>
                `${dayText(at, 'long')}, ${formatTime(startsAt, { language: i18n.locale, zone: at })}`
              }
            />
          </time>
        </Text>
        {where && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" lineClamp="2">
            {where}
          </Text>
        )}
      </Box>
    </LinkBox>
  );
}
