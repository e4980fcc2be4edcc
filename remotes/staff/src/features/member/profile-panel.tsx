import type { Member } from '@boardwalk/contracts';
import {
  Box,
  clock,
  DataList,
  HandleTag,
  HStack,
  Link,
  MemberAvatar,
  PanelSection,
  Stack,
  Text,
  TimeText,
  zoneLabel,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Profile of a member. */
export function ProfilePanel({ member }: { member: Member }) {
  const { t } = useLingui();
  const { username, pronouns, email, bio, timeZone, createdAt, lastSeenAt, id } = member;
  return (
    <PanelSection title={t`Profile`}>
      <Stack gap="4" align="start">
        <HStack gap="4" maxW="100%">
          <MemberAvatar {...member} size="16" />
          <Stack gap="1" align="start" minW="0">
            <HandleTag handle={username} />
            {pronouns && <Text color="fg.muted">{pronouns}</Text>}
          </Stack>
        </HStack>
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
    </PanelSection>
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
