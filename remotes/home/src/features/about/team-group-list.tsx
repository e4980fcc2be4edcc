import type { TeamMember } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Grid,
  HandleTag,
  Heading,
  HStack,
  MemberAvatar,
  MemberName,
  Text,
} from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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

/** A group: its task on the left, its members on the right. */
export function TeamGroupList({ group, members }: { group: TeamGroup; members: readonly TeamMember[] }) {
  const { i18n } = useLingui();
  const { name, task } = TEAM_GROUPS[group];
  return (
    <Grid
      as="section"
      aria-label={i18n._(name)}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' }}
      gap={{ base: '5', lg: '8' }}
      borderTopWidth="1.5px"
      borderColor="fg"
      pt="5"
    >
      <Box>
        <Heading as="h3" textStyle="xl">
          {i18n._(name)}
        </Heading>
        <Text color="fg.muted" mt="1" maxW="32ch">
          {i18n._(task)}
        </Text>
      </Box>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="8"
        rowGap="7"
      >
        {members.map((member) => (
          <Person key={member.username} {...member} />
        ))}
      </Grid>
    </Grid>
  );
}

function Person({ fullName, username, avatarUrl, bio }: TeamMember) {
  return (
    <chakra.li>
      <HStack align="start" gap="4">
        <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} size="12" />
        <Box minW="0">
          <Text fontWeight="semibold" lineHeight="1.3">
            <MemberName fullName={fullName} username={username} />
          </Text>
          <Box mt="1.5">
            <HandleTag handle={username} />
          </Box>
          {bio && (
            <Text mt="2.5" maxW="44ch">
              {bio}
            </Text>
          )}
        </Box>
      </HStack>
    </chakra.li>
  );
}
