import type { LiveStream, StreamPlatformState } from '@boardwalk/contracts';
import { Box, HStack, Link, LinkBox, LinkOverlay, LiveLamp, MemberAvatar, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useNames } from '../../streams/names.ts';
import { StreamMetrics } from '../../streams/stream-metrics.tsx';

interface LiveRowProps {
  stream: LiveStream;
  state: StreamPlatformState['state'] | undefined;
  followed: boolean;
  /** URL at which it is watched. */
  to: string;
}

/** Another live stream. The whole row is a link. */
export function LiveRow({ stream, state, followed, to }: LiveRowProps) {
  const names = useNames();
  const { person, character, title, platform, language } = stream;
  return (
    <LinkBox
      as="li"
      display="flex"
      gap="4"
      py="4"
      alignItems="start"
      borderTopWidth="1px"
      transition="background 140ms ease-out"
      _hover={{ bg: 'bg.subtle' }}
    >
      <MemberAvatar {...person} size="12" />
      <Stack gap="0.5" minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <Text textStyle="lg" fontFamily="heading" fontWeight="700" overflowWrap="anywhere">
            <LinkOverlay asChild>
              <Link to={to} preventScrollReset>
                {character ?? person.fullName}
              </Link>
            </LinkOverlay>
          </Text>
          <LiveLamp />
          {followed && (
            <Text as="span" textStyle="sm" color="fg.muted">
              <Trans>Following</Trans>
            </Text>
          )}
        </HStack>
        <Text lineClamp="2" overflowWrap="anywhere" dir="auto">
          {title}
        </Text>
        <Box textStyle="sm" color="fg.muted">
          {[character && person.fullName, names.platform(platform), names.language(language)]
            .filter(Boolean)
            .join(' · ')}
          <StreamMetrics stream={stream} state={state} dotted />
        </Box>
      </Stack>
    </LinkBox>
  );
}
