import {
  Box,
  type Day,
  EmptyState,
  Flex,
  formatDay,
  formatTime,
  Grid,
  Heading,
  Link,
  LinkBox,
  LinkButton,
  LinkOverlay,
  LiveLamp,
  MemberAvatar,
  Stack,
  Text,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { FollowButton } from '../../streams/follow-button.tsx';
import { useNames } from '../../streams/names.ts';
import { useFollowed } from '../../streams/use-follow.ts';
import { type FoldedDate, foldPlan, type PlannedDay, runsOf } from './fold-plan.ts';

interface AgendaProps {
  plan: readonly PlannedDay[];
  zone: string;
  today: Day;
}

/** Number of days from which a weekly slot is on all days of the list. */
const WHOLE_WEEK = 7;

/** The schedule by day. Empty days are omitted, and the dates of a weekly slot are folded into the first. */
export function Agenda({ plan, zone, today }: AgendaProps) {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const followed = useFollowed();
  const days = foldPlan(plan, zone).filter(({ dates }) => dates.length > 0);
  if (days.length === 0)
    return (
      <EmptyState
        title={t`No streams planned on these days`}
        action={
          <LinkButton variant="outline" to="/stream/dashboard">
            <Trans>Plan a stream of your own</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Look at the next week, or clear the filters. Streamers also go live without a planned slot.
        </Trans>
      </EmptyState>
    );
  return (
    <Stack gap="5">
      {days.map(({ day, dates }) => (
        <Grid
          key={day}
          as="section"
          aria-label={formatDay(day, 'long', i18n.locale)}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '5.5rem minmax(0, 1fr)' }}
          gap={{ base: '1', md: '4' }}
          alignItems="start"
        >
          <Heading
            as="h3"
            textStyle="md"
            fontFamily="heading"
            lineHeight="3rem"
            position={{ md: 'sticky' }}
            top={{ md: '4.5rem' }}
            whiteSpace="nowrap"
          >
            {day === today ? (
              <Trans>Today</Trans>
            ) : (
              `${formatDay(day, 'shortWeekday', i18n.locale)} ${Number(day.slice(8))}`
            )}
          </Heading>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {dates.map((folded) => {
              const { person, slotId, date } = folded.date;
              const mine = person.username === user?.username;
              return (
                <AgendaRow
                  key={`${slotId} ${date}`}
                  folded={folded}
                  zone={zone}
                  following={mine ? undefined : followed?.has(person.username)}
                />
              );
            })}
          </Box>
        </Grid>
      ))}
    </Stack>
  );
}

interface AgendaRowProps {
  folded: FoldedDate;
  zone: string;
  /** Undefined if following isn't possible. */
  following: boolean | undefined;
}

function AgendaRow({ folded: { date, days }, zone, following }: AgendaRowProps) {
  const { i18n } = useLingui();
  const names = useNames();
  const { person, character, title, startsAt, platform, state } = date;
  return (
    <LinkBox
      as="li"
      display="flex"
      alignItems="center"
      columnGap={{ base: '2.5', md: '4' }}
      minH="12"
      py="1.5"
      borderBottomWidth="1px"
      color={state === 'ended' ? 'fg.muted' : undefined}
      transition="background 140ms ease-out"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Text
        width={{ base: '4.75rem', md: '9.5rem' }}
        flexShrink="0"
        fontVariantNumeric="tabular-nums"
        fontWeight="600"
        lineHeight="1.25"
        suppressHydrationWarning
      >
        {days.length > 1 && (
          <Text
            as="span"
            textStyle="sm"
            color="fg.muted"
            display={{ base: 'block', md: 'inline' }}
            me={{ md: '1.5' }}
          >
            <DayRuns days={days} />
          </Text>
        )}
        <time dateTime={startsAt}>{formatTime(startsAt, { language: i18n.locale, zone })}</time>
      </Text>
      <MemberAvatar {...person} size="8" />
      <Flex
        flex="1"
        minW="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'baseline' }}
        columnGap="3"
        lineHeight="1.3"
      >
        <Text fontWeight="700" overflowWrap="anywhere" lineClamp="2" dir="auto">
          <LinkOverlay asChild>
            <Link to={`/stream/${encodeURIComponent(person.username)}`}>{title}</Link>
          </LinkOverlay>
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate minW="0">
          <bdi translate="no">{character ?? person.fullName}</bdi>
          {' · '}
          {names.platform(platform)}
        </Text>
      </Flex>
      {state === 'live' && <LiveLamp />}
      {state === 'ended' && (
        <Text as="span" textStyle="sm" color="fg.muted" flexShrink="1" minW="0" overflowWrap="anywhere">
          <Trans>Ended</Trans>
        </Text>
      )}
      {following !== undefined && state !== 'ended' && (
        <FollowButton person={person} following={following} iconOnly />
      )}
    </LinkBox>
  );
}

/** Days of a weekly slot: "Daily", "Mon–Fri" or "Mon, Wed–Fri". */
function DayRuns({ days }: { days: readonly Day[] }) {
  const { i18n } = useLingui();
  if (days.length >= WHOLE_WEEK) return <Trans>Daily</Trans>;
  const name = (day: Day) => formatDay(day, 'shortWeekday', i18n.locale);
  return runsOf(days)
    .map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`))
    .join(', ');
}
