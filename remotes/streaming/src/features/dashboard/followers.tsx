import {
  Heading,
  HStack,
  MemberAvatar,
  MemberName,
  PagedList,
  Panel,
  Skeleton,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { followerPages } from './queries.ts';

/** Followers, newest first. */
export function Followers({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Panel as="section" aria-labelledby="followers">
      <Heading as="h2" id="followers" textStyle="xl" mb="3">
        <Plural value={count} one="# follower" other="# followers" />
      </Heading>
      <PagedList
        pages={usePages(followerPages)}
        failure={t`Your followers could not be loaded`}
        skeleton={<Skeleton height="8rem" />}
        empty={
          <Text color="fg.muted">
            <Trans>No followers yet. Followers are notified once when you go live.</Trans>
          </Text>
        }
        borderTopWidth="0"
      >
        {({ person, since }) => (
          <HStack as="li" key={person.username} gap="3" py="2" borderTopWidth="1px">
            <MemberAvatar {...person} size="8" />
            <Text truncate flex="1">
              <MemberName {...person} />
            </Text>
            <Text textStyle="sm" color="fg.muted" flexShrink="0">
              <TimeText at={since} as="relative" />
            </Text>
          </HStack>
        )}
      </PagedList>
    </Panel>
  );
}
