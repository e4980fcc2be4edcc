import type { StreamPage } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  clock,
  dayIn,
  deviceZone,
  formatDay,
  formatTime,
  Heading,
  HStack,
  Stack,
  Text,
  TimeText,
  useHydrated,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { HarborNight } from '../../player/poster.tsx';
import { FollowButton } from '../../streams/follow-button.tsx';

/** Days from today within which a weekday alone names a day. */
const WEEKDAY_DAYS = 6;
const DAY_MS = 86_400_000;

interface OffAirProps {
  page: StreamPage;
  /** Whether it contains the button to follow the streamer. */
  withFollow?: boolean;
}

/** Banner in place of the player while the streamer isn't live: shows when the next stream begins. */
export function OffAir({ page: { streamer, next, last, following }, withFollow = false }: OffAirProps) {
  const { fullName } = streamer.person;
  const [first] = next;
  return (
    <Box position="relative" minH="15rem" borderRadius="md" overflow="hidden" bg="black" color="white">
      <HarborNight />
      <Stack
        position="relative"
        minH="15rem"
        justify="end"
        gap="2"
        p={{ base: '4', md: '6' }}
        css={{ backgroundImage: 'linear-gradient(to top, rgb(5 8 16 / 0.92), rgb(5 8 16 / 0.45))' }}
      >
        <Heading as="h2" textStyle="md" fontWeight="600">
          <Trans>
            <bdi translate="no">{fullName}</bdi> is offline
          </Trans>
        </Heading>
        {first ? (
          <>
            <Text
              textStyle="3xl"
              fontFamily="heading"
              fontWeight="800"
              lineHeight="1.1"
              suppressHydrationWarning
            >
              <NextTime startsAt={first.startsAt} />
            </Text>
            <Text overflowWrap="anywhere">
              <Trans>
                Next: “{first.title}”, <TimeText at={first.startsAt} as="relative" />.
              </Trans>
            </Text>
          </>
        ) : (
          <Text>
            <Trans>No streams planned. Follow to be notified of the next one.</Trans>
          </Text>
        )}
        <HStack gap="4" wrap="wrap">
          {withFollow && following !== null && (
            <FollowButton person={streamer.person} following={following} onPicture />
          )}
          {last?.endedAt && (
            <Text textStyle="sm" overflowWrap="anywhere">
              <Trans>
                Last live <TimeText at={last.endedAt} as="relative" />: “{last.title}”
              </Trans>
            </Text>
          )}
        </HStack>
      </Stack>
    </Box>
  );
}

/** Start of the next stream: "Live Sunday, 5:00 PM", or with its date if it is more than six days away. */
function NextTime({ startsAt }: { startsAt: string }) {
  const { i18n } = useLingui();
  const zone = useHydrated() ? deviceZone() : 'UTC';
  const day = dayIn(startsAt, zone);
  const today = dayIn(clock.date().toISOString(), zone);
  const isNear = Date.parse(day) - Date.parse(today) <= WEEKDAY_DAYS * DAY_MS;
  const name = formatDay(day, isNear ? 'weekday' : 'long', i18n.locale);
  const time = formatTime(startsAt, { language: i18n.locale, zone });
  if (day === today)
    return (
      <Trans>
        Live today, <chakra.span whiteSpace="nowrap">{time}</chakra.span>
      </Trans>
    );
  return (
    <Trans>
      Live {name}, <chakra.span whiteSpace="nowrap">{time}</chakra.span>
    </Trans>
  );
}
