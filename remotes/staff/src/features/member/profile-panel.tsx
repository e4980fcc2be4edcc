import type { Member } from '@boardwalk/contracts';
import {
  Box,
  clock,
  DataList,
  HandleTag,
  Heading,
  Link,
  MemberAvatar,
  Panel,
  Stack,
  Text,
  TimeText,
  zoneLabel,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Profile of a member. */
export function ProfilePanel({ member }: { member: Member }) {
  const { fullName, username, pronouns, email, bio, timeZone, createdAt, lastSeenAt, id } = member;
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <Stack gap="4" align="start">
        <MemberAvatar {...member} size="16" />
        <Stack gap="1" maxW="100%">
          <Heading as="h2" translate="no" dir="auto" textStyle="xl" overflowWrap="anywhere">
            {fullName}
          </Heading>
          {pronouns && <Text color="fg.muted">{pronouns}</Text>}
        </Stack>
        <HandleTag handle={username} />
        <Text fontSize="sm" textDecoration="underline" textUnderlineOffset="3px">
          <Link to={`/members/${encodeURIComponent(username)}`}>
            <Trans>Public page</Trans>
          </Link>
        </Text>
        {bio && (
          <Text fontSize="sm" whiteSpace="pre-line" overflowWrap="anywhere">
            {bio}
          </Text>
        )}
        <DataList.Root size="sm" w="full">
          <Fact name={<Trans>E-mail</Trans>}>{email}</Fact>
          {timeZone && (
            <Fact name={<Trans>Time zone</Trans>}>{zoneLabel(timeZone, clock.date().toISOString())}</Fact>
          )}
          <Fact name={<Trans>Joined</Trans>}>
            <TimeText at={createdAt} />
          </Fact>
          <Fact name={<Trans>Last seen</Trans>}>
            {lastSeenAt ? <TimeText at={lastSeenAt} as="relative" /> : <Trans>Never</Trans>}
          </Fact>
          <Fact name={<Trans>Id</Trans>}>
            <Box as="span" fontFamily="mono" fontSize="xs">
              {id}
            </Box>
          </Fact>
        </DataList.Root>
      </Stack>
    </Panel>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue overflowWrap="anywhere" minW="0">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
