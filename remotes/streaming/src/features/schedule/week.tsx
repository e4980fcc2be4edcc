import type { StreamOccurrence } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  type Day,
  formatDay,
  formatTime,
  Grid,
  Link,
  LinkBox,
  LinkOverlay,
  minutesIn,
  Text,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { HourLines, HourNames } from '../../week/hours.tsx';
import { hoursOf, lanesOf } from '../../week/lanes.ts';

interface WeekProps {
  plan: readonly { day: Day; dates: readonly StreamOccurrence[] }[];
  zone: string;
  today: Day;
}

const MINUTE_MS = 60_000;

/** Seven days side by side, from the first to the last hour with a stream. Narrow windows scroll sideways. */
export default function Week({ plan, zone, today }: WeekProps) {
  const { t, i18n } = useLingui();
  const spans = plan.map(({ dates }) => dates.map((date) => spanOf(date, zone)));
  const hours = hoursOf(spans.flat());
  return (
    <Box
      role="region"
      aria-label={t`The week`}
      tabIndex={0}
      overflowX="auto"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
    >
      <Grid templateColumns="3.5rem repeat(7, minmax(8rem, 1fr))" minW="62rem">
        <Box />
        {plan.map(({ day }) => (
          <Text
            key={day}
            py="2.5"
            px="2"
            textStyle="sm"
            fontWeight="700"
            borderStartWidth="1px"
            borderBottomWidth="1px"
            color={day === today ? 'sodium.fg' : undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            {formatDay(day, 'short', i18n.locale)}
          </Text>
        ))}
        <HourNames hours={hours} locale={i18n.locale} />
        {plan.map(({ day, dates }, at) => (
          <Box
            key={day}
            as="ul"
            listStyleType="none"
            position="relative"
            borderStartWidth="1px"
            aria-label={formatDay(day, 'long', i18n.locale)}
          >
            <HourLines hours={hours} />
            {lanesOf(spans[at] ?? []).map(({ top, height, left, width }, index) => {
              const date = dates[index];
              return (
                date && (
                  <chakra.li
                    key={`${date.slotId} ${date.date}`}
                    position="absolute"
                    style={{
                      top: `${top - hours.from * 60}px`,
                      height: `${Math.max(height, 34)}px`,
                      left: `${left * 100}%`,
                      width: `${width * 100}%`,
                    }}
                    p="0.5"
                  >
                    <Slot date={date} time={formatTime(date.startsAt, { language: i18n.locale, zone })} />
                  </chakra.li>
                )
              );
            })}
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

function Slot({ date, time }: { date: StreamOccurrence; time: string }) {
  const { person, character, title, state } = date;
  return (
    <LinkBox
      height="100%"
      overflow="hidden"
      px="2"
      py="1"
      borderRadius="sm"
      borderStartWidth="3px"
      borderStartColor={state === 'live' ? 'signal.fg' : state === 'ended' ? 'border.emphasized' : 'lamp'}
      bg="bg.muted"
      textStyle="sm"
      lineHeight="1.3"
      color={state === 'ended' ? 'fg.muted' : undefined}
    >
      <Text fontVariantNumeric="tabular-nums" color="fg.muted" truncate>
        {time}
      </Text>
      <Text fontWeight="700" truncate>
        <LinkOverlay asChild>
          <Link to={`/stream/${encodeURIComponent(person.username)}`}>{character ?? person.fullName}</Link>
        </LinkOverlay>
      </Text>
      <Text lineClamp="3" title={title} css={{ hyphens: 'auto' }}>
        {title}
      </Text>
    </LinkBox>
  );
}

/** Start and end in minutes of its day. Ends with the day at the latest. */
function spanOf({ startsAt, endsAt }: StreamOccurrence, zone: string): { from: number; minutes: number } {
  const from = minutesIn(startsAt, zone);
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;
  return { from, minutes: Math.min(minutes, 24 * 60 - from) };
}
