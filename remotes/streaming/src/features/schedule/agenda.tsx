import type { StreamOccurrence } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  type Day,
  EmptyState,
  formatDay,
  formatTime,
  Grid,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkButton,
  LinkOverlay,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { LiveLamp } from '../../streams/live-lamp.tsx';
import { useNames } from '../../streams/names.ts';

interface AgendaProps {
  plan: readonly { day: Day; dates: readonly StreamOccurrence[] }[];
  zone: string;
  today: Day;
}

/** The schedule by day. Empty days are omitted. */
export function Agenda({ plan, zone, today }: AgendaProps) {
  const { t, i18n } = useLingui();
  const days = plan.filter(({ dates }) => dates.length > 0);
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
    <Stack gap="7">
      {days.map(({ day, dates }) => (
        <Grid
          key={day}
          as="section"
          aria-label={formatDay(day, 'long', i18n.locale)}
          templateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
          gap={{ base: '2', md: '6' }}
        >
          <Heading as="h3" textStyle="md" fontFamily="heading" pt={{ md: '3.5' }}>
            {day === today ? <Trans>Today</Trans> : formatDay(day, 'long', i18n.locale)}
          </Heading>
          <Box as="ul" listStyleType="none" borderTopWidth="1px">
            {dates.map((date) => (
              <AgendaRow key={`${date.slotId} ${date.date}`} date={date} zone={zone} />
            ))}
          </Box>
        </Grid>
      ))}
    </Stack>
  );
}

function AgendaRow({ date, zone }: { date: StreamOccurrence; zone: string }) {
  const { i18n } = useLingui();
  const names = useNames();
  const { person, character, title, startsAt, endsAt, platform, state, weekly } = date;
  const [from, to] = [
    formatTime(startsAt, { language: i18n.locale, zone }),
    formatTime(endsAt, { language: i18n.locale, zone }),
  ];
  return (
    <LinkBox
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '5.5rem minmax(0, 1fr)', sm: '11.5rem minmax(0, 1fr)' }}
      gap={{ base: '3', sm: '6' }}
      py="3.5"
      borderBottomWidth="1px"
      color={state === 'ended' ? 'fg.muted' : undefined}
      _hover={{ bg: 'bg.subtle' }}
    >
      <Text fontVariantNumeric="tabular-nums" fontWeight="600" whiteSpace="nowrap" suppressHydrationWarning>
        <time dateTime={startsAt}>{from}</time>
        <chakra.span color="fg.muted" fontWeight="400" display={{ base: 'block', sm: 'inline' }}>
          {' – '}
          <time dateTime={endsAt}>{to}</time>
        </chakra.span>
      </Text>
      <Box minW="0">
        <HStack gap="2" wrap="wrap">
          <Text fontFamily="heading" fontWeight="700" overflowWrap="anywhere">
            <LinkOverlay asChild>
              <Link to={`/stream/${encodeURIComponent(person.username)}`}>
                {character ?? person.fullName}
              </Link>
            </LinkOverlay>
          </Text>
          {state === 'live' && <LiveLamp />}
          {state === 'ended' && (
            <Text as="span" textStyle="sm" color="fg.muted">
              <Trans>Ended</Trans>
            </Text>
          )}
        </HStack>
        <Text lineClamp="2" overflowWrap="anywhere" dir="auto">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {[character && person.fullName, names.platform(platform)].filter(Boolean).join(' · ')}
          {weekly && (
            <>
              {' · '}
              <Trans>each week</Trans>
            </>
          )}
        </Text>
      </Box>
    </LinkBox>
  );
}
