import type { LiveStream, StreamPlatformState } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  LinkButton,
  LiveLamp,
  MemberAvatar,
  MemberName,
  Stack,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PlayerContainer } from '../../player/player-container.tsx';
import { FollowButton } from '../../streams/follow-button.tsx';
import { useNames } from '../../streams/names.ts';
import { StreamMetrics } from '../../streams/stream-metrics.tsx';

interface LeadStreamProps {
  stream: LiveStream;
  state: StreamPlatformState['state'] | undefined;
  /** Undefined if following isn't possible: for visitors, and for the reader's own stream. */
  following: boolean | undefined;
}

/** Layout of picture and text, also for the placeholder. */
export function LeadGrid(props: ComponentProps<typeof Grid>) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      gap={{ base: '4', lg: '8' }}
      alignItems="start"
      {...props}
    />
  );
}

/** The stream that can be watched on this page, with the character first. */
export function LeadStream({ stream, state, following }: LeadStreamProps) {
  const names = useNames();
  const { person, character, title, tags, language, platform, startedAt } = stream;
  return (
    <LeadGrid as="article" aria-labelledby="lead-stream">
      <PlayerContainer channel={{ ...stream, ...person }} />
      <Stack gap="4" minW="0" height="100%">
        <HStack gap="3" textStyle="sm">
          <LiveLamp />
          <chakra.span color="fg.muted">
            <Trans>
              started <TimeText at={startedAt} as="relative" />
            </Trans>
          </chakra.span>
        </HStack>
        <HStack gap="3" align="start">
          <MemberAvatar {...person} size="12" />
          <Box minW="0">
            <Heading as="h2" id="lead-stream" textStyle="3xl" overflowWrap="anywhere">
              {character ?? person.fullName}
            </Heading>
            <Text color="fg.muted">
              {character ? (
                <Trans>
                  played by <MemberName {...person} color="fg" fontWeight="medium" />
                </Trans>
              ) : (
                names.platform(platform)
              )}
            </Text>
          </Box>
        </HStack>
        <Text textStyle="lg" overflowWrap="anywhere" lineClamp="3" dir="auto">
          {title}
        </Text>
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5">
          {[names.platform(platform), names.language(language), ...tags].map((label) => (
            <li key={label}>
              <Badge variant="outline">{label}</Badge>
            </li>
          ))}
        </Flex>
        <Text textStyle="sm">
          <StreamMetrics stream={stream} state={state} />
        </Text>
        <HStack gap="2" wrap="wrap">
          {following !== undefined && <FollowButton person={person} following={following} />}
          <LinkButton size="sm" variant="outline" to={`/stream/${encodeURIComponent(person.username)}`}>
            <Trans>Open stream</Trans>
          </LinkButton>
        </HStack>
      </Stack>
    </LeadGrid>
  );
}
