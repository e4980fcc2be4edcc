import { Box, chakra, type Day, dayIn, deviceZone, Flex, formatDay } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Radius of the holes at the perforation. */
const NOTCH_RADIUS = '0.6875rem';

interface TicketProps {
  /** Date on the stub, an instant in UTC. */
  startsAt: string;
  /** Below the date on the stub. */
  stub?: ReactNode;
  /** Above both, to the edges. */
  picture?: ReactNode;
  muted?: boolean;
  children: ReactNode;
}

/** A ticket: a stub with the day, a perforated edge, and the content. */
export function Ticket({ startsAt, stub, picture, muted = false, children }: TicketProps) {
  return (
    <Box
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="lg"
      bg="bg.panel"
      overflow="hidden"
      color={muted ? 'fg.muted' : undefined}
    >
      {picture}
      <Flex align="stretch" borderTopWidth={picture ? '1.5px' : undefined} borderColor="border.emphasized">
        <Flex
          direction="column"
          align="center"
          justify="center"
          gap="2"
          flexShrink="0"
          width={{ base: '5.75rem', md: '9rem' }}
          py="5"
          px="2"
          bg={muted ? 'bg.muted' : 'lamp'}
          color={muted ? 'fg.muted' : 'ink'}
          textAlign="center"
        >
          <StubDate day={dayIn(startsAt, deviceZone())} />
          {stub}
        </Flex>
        <Perforation />
        <Box flex="1" minW="0" p={{ base: '4', md: '6' }}>
          {children}
        </Box>
      </Flex>
    </Box>
  );
}

/** Weekday, day and month on the stub. Hidden from screen readers, because the date is elsewhere on the ticket. */
function StubDate({ day }: { day: Day }) {
  const { i18n } = useLingui();
  const [month = ''] = formatDay(day, 'month', i18n.locale).split(' ');
  return (
    <Box fontFamily="heading" lineHeight="1" aria-hidden>
      <chakra.span display="block" fontSize="sm" fontWeight="700">
        {formatDay(day, 'shortWeekday', i18n.locale)}
      </chakra.span>
      <chakra.span
        display="block"
        fontSize={{ base: '2.75rem', md: '4.5rem' }}
        fontWeight="800"
        letterSpacing="-0.03em"
        my="1.5"
      >
        {Number(day.slice(8))}
      </chakra.span>
      <chakra.span display="block" fontSize="sm" fontWeight="700">
        {month}
      </chakra.span>
    </Box>
  );
}

/** Perforation between stub and content, with a hole at either end. */
function Perforation() {
  return (
    <Box
      aria-hidden
      position="relative"
      width="0"
      borderInlineStartWidth="2px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      css={{
        '&::before, &::after': {
          content: '""',
          position: 'absolute',
          insetInlineStart: `calc(-1px - ${NOTCH_RADIUS})`,
          boxSize: `calc(2 * ${NOTCH_RADIUS})`,
          borderRadius: 'full',
          borderWidth: '1.5px',
          borderStyle: 'solid',
          borderColor: 'border.emphasized',
          bg: 'bg',
        },
        '&::before': { top: `calc(-1 * ${NOTCH_RADIUS})` },
        '&::after': { bottom: `calc(-1 * ${NOTCH_RADIUS})` },
      }}
    />
  );
}
