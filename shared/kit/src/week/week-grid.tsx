import { Box, chakra, LinkBox, LinkOverlay, VisuallyHidden } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Text } from '../components/auto-direction.tsx';
import { type Day, dayIn, minutesIn } from '../dates/days.ts';
import { useNow } from '../request/use-now.ts';
import { Link } from '../routing/link.tsx';
import { formatDay } from '../settings/format-date.ts';
import { useHydrated } from '../ssr/use-hydrated.ts';
import type { PaletteName } from '../theme/color-types.ts';
import { hoursOf, lanesOf, type Span } from './lanes.ts';
import { WeekFrame } from './week-frame.tsx';

/** A link in a week. */
export interface WeekItem {
  /** Unique within its day. */
  id: string;
  day: Day;
  /** Start and duration in minutes of its day; undefined for an item of the whole day, which is above the hours. */
  span?: Span;
  /** Target within the site. */
  to: string;
  title: string;
  /** Its time as text. */
  time: ReactNode;
  /** A further line. */
  detail?: ReactNode;
  /** Color of its edge and ground: it groups items, which `detail` or `title` states as well. */
  palette: PaletteName;
  /** Whether it is over. */
  muted?: boolean;
  /** Whether its title is struck through. */
  cancelled?: boolean;
}

export interface WeekGridProps {
  /** Accessible name of the week. */
  label: string;
  /** Seven days, in order. */
  days: readonly Day[];
  /** Time zone of the days: the line of the current time follows it. */
  zone: string;
  items: readonly WeekItem[];
  /** Text of a day without items, for screen readers. */
  empty: string;
}

/** Height of an hour, in pixels. */
const HOUR_HEIGHT_PX = 40;
const MINUTES = 60;
/** Height of an item of the whole day, in pixels. */
const ALL_DAY_HEIGHT_PX = 48;
/** Minimum height of an item with hours, in pixels: its time and its title. */
const MIN_HEIGHT_PX = 40;
const NOW_INTERVAL_MS = 60_000;

/**
 * A week as a time grid: the evening from 6 PM to 2 AM and the hours with content, the current time as a line, and a link for each item. Overlapping items are side by side.
 * @example
 * <WeekGrid label={t`The week`} days={weekOf(day, firstWeekday)} zone={deviceZone()} items={items} empty={t`Nothing planned`} />
 */
export function WeekGrid({ label, days, zone, items, empty }: WeekGridProps) {
  const { i18n } = useLingui();
  const now = new Date(useNow(NOW_INTERVAL_MS)).toISOString();
  const today = dayIn(now, zone);
  // The server renders at another minute.
  const hydrated = useHydrated();
  const timed = items.filter((item): item is WeekItem & { span: Span } => item.span !== undefined);
  const hours = hoursOf(timed.map(({ span }) => span));
  const lines = Math.max(...days.map((day) => items.filter((item) => item.day === day && !item.span).length));
  const topHeight = lines * ALL_DAY_HEIGHT_PX;
  const yOf = (minute: number) => topHeight + ((minute - hours.from * MINUTES) / MINUTES) * HOUR_HEIGHT_PX;
  const end = yOf(hours.to * MINUTES);
  const nowAt = yOf(minutesIn(now, zone));
  return (
    <WeekFrame
      label={label}
      days={days}
      today={today}
      hours={hours}
      hourHeight={HOUR_HEIGHT_PX}
      topHeight={topHeight}
      renderDay={(day) => {
        const whole = items.filter((item) => item.day === day && !item.span);
        const own = timed.filter((item) => item.day === day);
        const places = lanesOf(own.map(({ span }) => span));
        return (
          <>
            <Box as="ul" listStyleType="none" aria-label={formatDay(day, 'long', i18n.locale)}>
              {whole.map((item, index) => (
                <Place key={item.id} top={index * ALL_DAY_HEIGHT_PX} height={ALL_DAY_HEIGHT_PX}>
                  <Block item={item} />
                </Place>
              ))}
              {own.map((item, index) => {
                const { top = 0, height = 0, left, width } = places[index] ?? {};
                const y = yOf(top);
                const size = Math.max(MIN_HEIGHT_PX, Math.min(end - y, yOf(top + height) - y));
                return (
                  <Place key={item.id} top={y} height={size} left={left} width={width}>
                    <Block item={item} />
                  </Place>
                );
              })}
              {whole.length + own.length === 0 && (
                <li>
                  <VisuallyHidden>{empty}</VisuallyHidden>
                </li>
              )}
            </Box>
            {hydrated && day === today && nowAt >= topHeight && nowAt <= end && <NowLine top={nowAt} />}
          </>
        );
      }}
    />
  );
}

interface PlaceProps {
  /** In pixels. */
  top: number;
  height: number;
  /** Shares of the day. */
  left?: number;
  width?: number;
  children: ReactNode;
}

function Place({ top, height, left = 0, width = 1, children }: PlaceProps) {
  return (
    <chakra.li
      position="absolute"
      p="0.5"
      style={{
        top: `${top}px`,
        height: `${height}px`,
        insetInlineStart: `${left * 100}%`,
        width: `${width * 100}%`,
      }}
    >
      {children}
    </chakra.li>
  );
}

function Block({ item: { to, title, time, detail, palette, muted, cancelled } }: { item: WeekItem }) {
  return (
    <LinkBox
      height="100%"
      overflow="hidden"
      px="1.5"
      py="0.5"
      borderRadius="sm"
      colorPalette={muted ? 'gray' : palette}
      borderStartWidth="3px"
      borderStartColor={muted ? 'border.emphasized' : 'colorPalette.fg'}
      bg={muted ? 'bg.muted' : 'colorPalette.subtle'}
      color={muted ? 'fg.muted' : 'fg'}
      textStyle="xs"
      lineHeight="1.25"
      _hover={{ bg: muted ? 'bg.emphasized' : 'colorPalette.muted' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'fg', outlineOffset: '-2px' }}
    >
      <Text fontVariantNumeric="tabular-nums" truncate>
        {time}
      </Text>
      <Text
        fontWeight="700"
        overflowWrap="anywhere"
        title={title}
        textDecoration={cancelled ? 'line-through' : undefined}
        css={{ hyphens: 'auto' }}
      >
        <LinkOverlay asChild>
          <Link to={to}>{title}</Link>
        </LinkOverlay>
      </Text>
      {detail && <Text overflowWrap="anywhere">{detail}</Text>}
    </LinkBox>
  );
}

/** The current time. Hidden from screen readers, because the header states the current day. */
function NowLine({ top }: { top: number }) {
  return (
    <Box
      aria-hidden
      data-now
      position="absolute"
      insetX="0"
      height="0"
      borderTopWidth="2px"
      borderColor="signal.fg"
      pointerEvents="none"
      zIndex="1"
      style={{ top: `${top}px` }}
      _before={{
        content: '""',
        position: 'absolute',
        insetInlineStart: '-4px',
        top: '-5px',
        boxSize: '8px',
        borderRadius: 'full',
        bg: 'signal.fg',
      }}
    />
  );
}
