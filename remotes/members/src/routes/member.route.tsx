import type { OpenProfile } from '@boardwalk/contracts';
import {
  AFTER_PENDING,
  Box,
  Container,
  ErrorBox,
  Grid,
  LinkButton,
  PENDING,
  Skeleton,
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
import { ProfileFacts } from '../features/profile/profile-facts.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { useProfile } from '../features/profile/queries.ts';
import { Articles } from '../features/writings/articles.tsx';
import { Comments } from '../features/writings/comments.tsx';
import { HostedEvents } from '../features/writings/hosted-events.tsx';
import { OwnedProperties } from '../features/writings/owned-properties.tsx';

/** `/members/:handle`: public profile of a member. */
export function MemberRoute() {
  const { t } = useLingui();
  const { handle = '' } = useParams();
  const { profile, error, refetch } = useProfile(handle);
  return (
    <Box py={{ base: '6', md: '10' }} flex="1">
      <Container maxW="64rem">
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
  const { username, fullName, bio, comments, moreForMembers } = profile;
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
              <Trans>Edit your profile</Trans>
            </LinkButton>
          )
        }
      />
      <Grid
        mt="8"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' }}
        gap={{ base: '8', md: '12' }}
        alignItems="start"
      >
        <Stack gap="10" minW="0" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          {bio && (
            <Text textStyle="lg" maxW="measure" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
              {bio}
            </Text>
          )}
          {state === 'anonymous' && moreForMembers && (
            <Text color="fg.muted" maxW="measure">
              <Trans>
                <bdi translate="no">{fullName}</bdi> shows more to members. Sign in to see it.
              </Trans>
            </Text>
          )}
          <HostedEvents handle={username} />
          <OwnedProperties handle={username} />
          <Articles handle={username} />
          {comments && <Comments handle={username} />}
        </Stack>
        <Box as="aside" order={{ base: '-1', md: '0' }} borderTopWidth={{ md: '1px' }} pt={{ md: '4' }}>
          <ProfileFacts profile={profile} />
        </Box>
      </Grid>
    </>
  );
}

/** Placeholder with the size of a short profile. */
function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="6" role="status" aria-label={t`Loading the profile`} {...PENDING}>
      <Skeleton boxSize="6rem" borderRadius="full" />
      <Skeleton height="3rem" maxW="20rem" />
      <Skeleton height="16rem" />
    </Stack>
  );
}
