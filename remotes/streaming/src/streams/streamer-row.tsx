import type { RelatedStreamer } from '@boardwalk/contracts';
import { Link, LinkBox, LinkOverlay, LiveLamp, MemberAvatar, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A streamer with their characters and the next date. */
export function StreamerRow({ streamer, action }: { streamer: RelatedStreamer; action?: ReactNode }) {
  const { person, characters, live, next } = streamer;
  return (
    <LinkBox
      as="li"
      display="flex"
      alignItems="center"
      gap="3.5"
      py="3.5"
      borderTopWidth="1px"
      minW="0"
      _hover={{ bg: 'bg.subtle' }}
    >
      <MemberAvatar {...person} size="10" />
      <Stack gap="0" minW="0" flex="1">
        <Text fontFamily="heading" fontWeight="700" truncate>
          <LinkOverlay asChild>
            <Link to={`/stream/${encodeURIComponent(person.username)}`}>
              <bdi translate="no">{characters.join(', ') || person.fullName}</bdi>
            </Link>
          </LinkOverlay>
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate>
          <bdi translate="no">{person.fullName}</bdi>
          {next && (
            <>
              {' · '}
              <Trans>
                live <TimeText at={next.startsAt} as="relative" />
              </Trans>
            </>
          )}
        </Text>
      </Stack>
      {live && <LiveLamp />}
      {action}
    </LinkBox>
  );
}
