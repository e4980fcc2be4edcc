import type { EventCard } from '@boardwalk/contracts';
import { Box, chakra, type Day, Flex, formatDay, Link, VisuallyHidden } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { CATEGORY_PALETTES } from '../../events/category-palettes.ts';
import { TimeOnDay } from '../../events/event-when.tsx';
import { useNames } from '../../events/names.ts';

interface MonthCellProps {
  day: Day;
  dates: readonly EventCard[];
  chosen: boolean;
  today: boolean;
  /** Whether it belongs to the month before or after. */
  outside: boolean;
  onChoose: (day: Day) => void;
}

/** Maximum number of titles and dots. */
const MAX_TITLES = 2;
const MAX_DOTS = 4;

/** A day of a month: its number with titles, or on phones with a dot for each date. Its accessible name begins with the day and the number of dates. */
export const MonthCell = memo(function MonthCell({
  day,
  dates,
  chosen,
  today,
  outside,
  onChoose,
}: MonthCellProps) {
  const { t, i18n } = useLingui();
  const count = dates.length;
  const name = formatDay(day, 'long', i18n.locale);
  const rest = count - MAX_TITLES;
  return (
    <chakra.div
      role="gridcell"
      data-day={day}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={today ? 'date' : undefined}
      onClick={() => onChoose(day)}
      cursor="pointer"
      minH={{ base: '3.25rem', md: '6.5rem' }}
      p={{ base: '1', md: '2' }}
      minW="0"
      borderTopWidth="1px"
      borderInlineStartWidth="1px"
      borderColor="border.muted"
      bg={chosen ? 'bg.muted' : outside ? 'bg.subtle' : undefined}
      color={outside ? 'fg.muted' : undefined}
      boxShadow={chosen ? 'inset 0 0 0 2px var(--chakra-colors-lamp)' : undefined}
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'fg', outlineOffset: '-3px' }}
    >
      <VisuallyHidden>
        {count === 0 ? name : count === 1 ? t`${name}, 1 event` : t`${name}, ${count} events`}
      </VisuallyHidden>
      <Flex aria-hidden justify={{ base: 'center', md: 'start' }}>
        <chakra.span
          display="inline-grid"
          placeItems="center"
          minW="7"
          height="7"
          borderRadius="full"
          fontFamily="heading"
          fontWeight="700"
          fontVariantNumeric="tabular-nums"
          bg={today ? 'fg' : undefined}
          color={today ? 'bg' : undefined}
        >
          {Number(day.slice(8))}
        </chakra.span>
      </Flex>
      <Flex aria-hidden hideFrom="md" justify="center" gap="0.5" pt="1">
        {dates.slice(0, MAX_DOTS).map(({ id, state, category }) => (
          <Box
            key={id}
            boxSize="1.5"
            borderRadius="full"
            colorPalette={CATEGORY_PALETTES[category]}
            bg={state === 'cancelled' ? 'border.emphasized' : 'colorPalette.fg'}
          />
        ))}
      </Flex>
      <Box hideBelow="md" textStyle="xs" lineHeight="1.3" pt="1">
        {dates.slice(0, MAX_TITLES).map((date) => (
          <Title key={date.id} date={date} day={day} />
        ))}
        {rest > 0 && (
          <chakra.span color="fg.muted" aria-hidden>
            <Trans>{rest} more</Trans>
          </chakra.span>
        )}
      </Box>
    </chakra.div>
  );
});

/** A link to an event: its category as a dot and as hidden text, its time and its title in up to two lines. */
function Title({ date, day }: { date: EventCard; day: Day }) {
  const names = useNames();
  const { id, title, category, state } = date;
  const cancelled = state === 'cancelled';
  return (
    <Flex gap="1.5" minH="6" py="0.5" align="start">
      <Box
        aria-hidden
        flexShrink="0"
        boxSize="2"
        mt="0.35em"
        borderRadius="full"
        colorPalette={CATEGORY_PALETTES[category]}
        bg={cancelled ? 'border.emphasized' : 'colorPalette.fg'}
      />
      <Box minW="0">
        <VisuallyHidden>
          {names.category(category)}
          {cancelled && `, ${names.state(state)}`}{' '}
        </VisuallyHidden>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          <TimeOnDay event={date} day={day} short />
        </chakra.span>{' '}
        <chakra.span
          fontWeight="600"
          textDecoration={cancelled ? 'line-through' : undefined}
          css={{ '& a:hover': { textDecoration: 'underline' }, hyphens: 'auto' }}
          lineClamp="2"
          overflowWrap="anywhere"
        >
          {/* Not a tab stop: the day is one, and its events are listed below the month. */}
          <Link to={`/events/${id}`} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {title}
          </Link>
        </chakra.span>
      </Box>
    </Flex>
  );
}
