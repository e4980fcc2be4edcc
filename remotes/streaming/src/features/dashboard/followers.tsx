import {
  Box,
  ErrorBox,
  endpointPages,
  Heading,
  HStack,
  LoadMore,
  MemberAvatar,
  MemberName,
  Panel,
  Skeleton,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

const followerPages = endpointPages('GET /api/streams/me/followers', { query: { limit: 8 } });

/** Followers, newest first. */
export function Followers({ count }: { count: number }) {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(followerPages);
  return (
    <Panel as="section" aria-labelledby="followers">
      <Heading as="h2" id="followers" textStyle="xl" mb="3">
        <Plural value={count} one="# follower" other="# followers" />
      </Heading>
      {error && !items && (
        <ErrorBox title={t`Your followers could not be loaded`} error={error} onRetry={refetch} />
      )}
      {!items && !error && <Skeleton height="8rem" />}
      {items?.length === 0 && (
        <Text color="fg.muted">
          <Trans>No followers yet. Followers are notified once when you go live.</Trans>
        </Text>
      )}
      {items && items.length > 0 && (
        <>
          <Box as="ul" listStyleType="none">
            {items.map(({ person, since }) => (
              <HStack as="li" key={person.username} gap="3" py="2" borderTopWidth="1px">
                <MemberAvatar {...person} size="8" />
                <Text truncate flex="1">
                  <MemberName {...person} />
                </Text>
                <Text textStyle="sm" color="fg.muted" flexShrink="0">
                  <TimeText at={since} as="relative" />
                </Text>
              </HStack>
            ))}
          </Box>
          {(more.hasMore || more.error) && (
            <LoadMore {...more} loaded={<Plural value={items.length} one="# shown" other="# shown" />} />
          )}
        </>
      )}
    </Panel>
  );
}
