import type { OpenProfile } from '@boardwalk/contracts';
import {
  AFTER_PENDING,
  Box,
  Container,
  ErrorBox,
  Flex,
  Grid,
  LinkButton,
  PENDING,
  Skeleton,
  Slot,
  Stack,
  Text,
  usePageTitle,
  useParams,
  useReplaceUrl,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ClosedAccount } from '../features/profile/closed-account.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { useProfile } from '../features/profile/queries.ts';
import { Articles } from '../features/writings/articles.tsx';
import { Comments } from '../features/writings/comments.tsx';
import { HostedEvents } from '../features/writings/hosted-events.tsx';
import { OwnedProperties } from '../features/writings/owned-properties.tsx';
import { Stream } from '../features/writings/stream.tsx';

/** `/members/:handle`: public profile of a member. */
export function MemberRoute() {
  const { t } = useLingui();
  const { handle = '' } = useParams();
  const { profile, error, refetch } = useProfile(handle);
  return (
    <Box py={{ base: '6', md: '10' }} flex="1">
      <Container maxW="68rem">
        {profile?.state === 'open' && <OpenPage profile={profile} handle={handle} />}
        {profile?.state === 'closed' && <ClosedAccount />}
        {!profile && error && (
          <ErrorBox title={t`The profile could not be loaded`} error={error} onRetry={refetch} />
        )}
        {!profile && !error && <ProfileSkeleton />}
      </Container>
    </Box>
  );
}

function OpenPage({ profile, handle }: { profile: OpenProfile; handle: string }) {
  const { user, state } = useSession();
  const { username, fullName, roles, comments, moreForMembers } = profile;
  const isStreamer = roles?.some(({ name }) => name === 'STREAMER') ?? false;
  const mine = user?.username === username;
  usePageTitle(fullName);
  const replaceUrl = useReplaceUrl();
  useEffect(() => {
    // Redirects an earlier handle, so that people copy the permanent URL.
    if (handle !== '' && username.toLowerCase() !== handle.toLowerCase())
      replaceUrl(`/members/${encodeURIComponent(username)}`);
  }, [username, handle, replaceUrl]);
  return (
    <>
      <ProfileHead
        profile={profile}
        action={
          mine && (
            <LinkButton size="sm" variant="outline" to="/profile">
              <Trans>Edit profile</Trans>
            </LinkButton>
          )
        }
      />
      {state === 'anonymous' && moreForMembers && (
        <Text mt="6" color="fg.muted" maxW="measure">
          <Trans>
            <bdi translate="no">{fullName}</bdi> shows more to members. Sign in to see it.
          </Trans>
        </Text>
      )}
      <Box css={{ '& > :not(:empty) + p': { display: 'none' } }}>
        <Grid
          mt="8"
          templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))"
          columnGap={{ base: '8', lg: '12' }}
          rowGap="10"
          alignItems="start"
          css={{ [AFTER_PENDING]: { display: 'none' } }}
        >
          {isStreamer && <Stream handle={username} />}
          <HostedEvents handle={username} />
          <OwnedProperties handle={username} />
          <Articles handle={username} />
          {comments && <Comments handle={username} />}
          <Slot name="member.profile.sections" props={{ memberHandle: username }} />
        </Grid>
        {/* Shown while the list of sections is empty. */}
        <Text color="fg.muted" maxW="measure">
          {mine ? (
            <Trans>Events that you host, your properties and your articles appear here.</Trans>
          ) : (
            <Trans>Nothing published yet.</Trans>
          )}
        </Text>
      </Box>
    </>
  );
}

/** Placeholder with the size of a short profile. */
function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Box role="status" aria-label={t`Loading the profile`} {...PENDING}>
      <Box borderWidth="1.5px" borderRadius="xl" overflow="hidden" bg="bg.panel" aria-hidden>
        <Skeleton height={{ base: '6.5rem', sm: '9rem', md: '13rem' }} borderRadius="0" />
        <Flex
          direction={{ base: 'column', md: 'row' }}
          gap={{ base: '3', md: '6' }}
          px={{ base: '4', md: '8' }}
          pb="7"
        >
          <Skeleton mt="-4rem" boxSize="8rem" borderRadius="full" flexShrink="0" />
          <Stack gap="3" flex="1" pt={{ md: '4' }}>
            <Skeleton height="2.75rem" maxW="20rem" />
            <Skeleton height="1.75rem" maxW="12rem" />
          </Stack>
        </Flex>
        <Box borderTopWidth="2px" borderStyle="dashed" px={{ base: '4', md: '8' }} py="4">
          <Skeleton height="2.5rem" maxW="9rem" />
        </Box>
      </Box>
    </Box>
  );
}
