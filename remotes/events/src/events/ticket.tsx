import { Box, chakra, type Day, dayIn, deviceZone, Flex, formatDay } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Radius of the holes at the perforation. */
const NOTCH_RADIUS = '0.6875rem';
/** Width of the stub in windows in which it is at the side. */
export const STUB_WIDTH = '9rem';

interface TicketProps {
  /** Date on the stub, an instant in UTC. */
  startsAt: string;
  /** Above both, to the edges. */
  picture?: ReactNode;
  /** Part behind a second perforation: at the end in windows from the breakpoint `lg`, else below the content. */
  aside?: ReactNode;
  muted?: boolean;
  children: ReactNode;
}

/** A ticket: a stub with the day, a perforated edge, and the content. On phones the stub lies above the content. */
export function Ticket({ startsAt, picture, aside, muted = false, children }: TicketProps) {
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
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align="stretch"
        borderTopWidth={picture ? '1.5px' : undefined}
        borderColor="border.emphasized"
      >
        <Flex
          align="center"
          justify={{ base: 'start', md: 'center' }}
          flexShrink="0"
          width={{ md: STUB_WIDTH }}
          py={{ base: '2', md: '5' }}
          px={{ base: '5', md: '2' }}
          bg={muted ? 'bg.muted' : 'lamp'}
          color={muted ? 'fg.muted' : 'ink'}
          textAlign="center"
        >
          <StubDate day={dayIn(startsAt, deviceZone())} />
        </Flex>
        <Perforation from="md" />
        <Flex flex="1" minW="0" direction={{ base: 'column', lg: 'row' }} align="stretch">
          <Box flex="1" minW="0" p={{ base: '4', md: '6' }}>
            {children}
          </Box>
          {aside && (
            <>
              <Perforation from="lg" />
              <Box width={{ lg: '20rem' }} flexShrink="0" p={{ base: '4', md: '6' }}>
                {aside}
              </Box>
            </>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** Weekday, day and month on the stub: in a line on phones. Hidden from screen readers, because the date is elsewhere on the ticket. */
function StubDate({ day }: { day: Day }) {
  const { i18n } = useLingui();
  const [month = ''] = formatDay(day, 'month', i18n.locale).split(' ');
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'center' }}
      gap={{ base: '2', md: '1.5' }}
      fontFamily="heading"
      lineHeight="1"
      fontWeight="700"
      fontSize={{ base: 'md', md: 'sm' }}
      aria-hidden
    >
      <span>{formatDay(day, 'shortWeekday', i18n.locale)}</span>
      <chakra.span fontSize={{ base: '2rem', md: '4.5rem' }} fontWeight="800" letterSpacing="-0.03em">
        {Number(day.slice(8))}
      </chakra.span>
      <span>{month}</span>
    </Flex>
  );
}

interface PerforationProps {
  /** Breakpoint from which the parts are side by side: the perforation is vertical there, and horizontal below it. */
  from: 'md' | 'lg';
}

/** Perforation between two parts of a ticket, with a hole at either end. */
function Perforation({ from }: PerforationProps) {
  const by = (stacked: string, beside: string) =>
    from === 'md' ? { base: stacked, md: beside } : { base: stacked, lg: beside };
  const outside = `calc(-1 * ${NOTCH_RADIUS})`;
  const onLine = `calc(-1px - ${NOTCH_RADIUS})`;
  return (
    <Box
      aria-hidden
      position="relative"
      width={by('auto', '0')}
      borderTopWidth={by('2px', '0')}
      borderInlineStartWidth={by('0', '2px')}
      borderStyle="dashed"
      borderColor="border.emphasized"
      css={{
        '&::before, &::after': {
          content: '""',
          position: 'absolute',
          boxSize: `calc(2 * ${NOTCH_RADIUS})`,
          borderRadius: 'full',
          borderWidth: '1.5px',
          borderStyle: 'solid',
          borderColor: 'border.emphasized',
          bg: 'bg',
        },
        '&::before': { top: by(onLine, outside), insetInlineStart: by(outside, onLine) },
        '&::after': {
          top: by(onLine, 'auto'),
          bottom: by('auto', outside),
          insetInlineStart: by('auto', onLine),
          insetInlineEnd: by(outside, 'auto'),
        },
      }}
    />
  );
}
