import type { StreamPage } from '@boardwalk/contracts';
import { chakra, Heading, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Replaces the player while the streamer isn't live: shows the next date. */
export function OffAir({ page: { streamer, next, last } }: { page: StreamPage }) {
  const { fullName } = streamer.person;
  const [first] = next;
  return (
    <Stack
      aspectRatio={{ sm: 16 / 9 }}
      minH="14rem"
      justify="center"
      align="center"
      textAlign="center"
      gap="3"
      p="6"
      borderWidth="1px"
      borderRadius="md"
      bg="bg.panel"
    >
      <chakra.svg
        viewBox="0 0 120 40"
        width="8rem"
        color="border.emphasized"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden
      >
        <path d="M4 34h112M22 34V12m0 0c0-5 9-5 9 0M60 34V6m0 0c0-5 9-5 9 0M98 34V14m0 0c0-5 9-5 9 0" />
        <path d="M4 38h112" strokeDasharray="10 4" />
      </chakra.svg>
      <Heading as="h2" textStyle="2xl">
        <Trans>
          <bdi translate="no">{fullName}</bdi> is offline
        </Trans>
      </Heading>
      {first ? (
        <Text maxW="measure">
          <Trans>
            Next: “{first.title}”, <TimeText at={first.startsAt} as="long" />.
          </Trans>
        </Text>
      ) : (
        <Text color="fg.muted">
          <Trans>No streams planned. Follow to be notified of the next one.</Trans>
        </Text>
      )}
      {last?.endedAt && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Last live <TimeText at={last.endedAt} as="relative" />: “{last.title}”
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
