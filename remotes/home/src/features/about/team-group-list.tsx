import type { TeamMember } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Flex,
  Grid,
  HandleTag,
  Heading,
  MemberAvatar,
  MemberName,
  StatusDot,
  Text,
} from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamGroup } from './group-team.ts';

/** Name and task of each group. */
const TEAM_GROUPS: Record<TeamGroup, { name: MessageDescriptor; task: MessageDescriptor }> = {
  lead: {
    name: msg`Owners and admins`,
    task: msg`Run the site and the server, and make the final decisions.`,
  },
  staff: { name: msg`Staff`, task: msg`Read applications, hold interviews, look after members.` },
  moderation: { name: msg`Moderators`, task: msg`Keep scenes fair while they happen.` },
  newsroom: { name: msg`Newsroom`, task: msg`Write the news.` },
  help: { name: msg`Helpers`, task: msg`Help new members and answer their questions.` },
  crew: { name: msg`Crew`, task: msg`Roles that this community created.` },
};

interface TeamGroupListProps {
  group: TeamGroup;
  members: readonly TeamMember[];
  /** Handles of the members who are online. */
  online: ReadonlySet<string>;
}

/** A group: its task, and its members as cards with their faces. */
export function TeamGroupList({ group, members, online }: TeamGroupListProps) {
  const { i18n } = useLingui();
  const { name, task } = TEAM_GROUPS[group];
  return (
    <Box as="section" aria-label={i18n._(name)} borderTopWidth="1.5px" borderColor="fg" pt="5">
      <Flex wrap="wrap" align="baseline" columnGap="4" rowGap="1" mb="5">
        <Heading as="h3" textStyle="xl">
          {i18n._(name)}
        </Heading>
        <Text color="fg.muted">{i18n._(task)}</Text>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
        columnGap="8"
        rowGap="8"
      >
        {members.map((member) => (
          <Person key={member.username} {...member} online={online.has(member.username)} />
        ))}
      </Grid>
    </Box>
  );
}

function Person({ fullName, username, avatarUrl, bio, online }: TeamMember & { online: boolean }) {
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="4" minW="0">
      <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} size="4.5rem" />
      <Box minW="0">
        <Text fontWeight="semibold" lineHeight="1.3">
          <MemberName fullName={fullName} username={username} />
        </Text>
        <Box mt="1.5">
          <HandleTag handle={username} />
        </Box>
        {online && (
          <Text mt="1.5" textStyle="sm">
            <StatusDot state="on">
              <Trans>Online now</Trans>
            </StatusDot>
          </Text>
        )}
        {bio && (
          <Text mt="2" maxW="44ch" overflowWrap="anywhere">
            {bio}
          </Text>
        )}
      </Box>
    </chakra.li>
  );
}
