import type { TeamMember } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Grid,
  Heading,
  HStack,
  Link,
  MemberAvatar,
  MemberName,
  StatusDot,
} from '@boardwalk/kit';
import { Plural, Trans } from '@lingui/react/macro';
import { SiteRole } from '../../roles/role-badge.tsx';
import { furtherRoles, type TeamGroup } from './team-groups.ts';

interface TeamGroupListProps {
  group: TeamGroup;
  /** Handles of the members who are online. */
  online: ReadonlySet<string>;
}

/** Members with this highest role, in a grid. */
export function TeamGroupList({ group: { role, members }, online }: TeamGroupListProps) {
  const count = members.length;
  return (
    <div>
      <HStack gap="3" mb="3" wrap="wrap">
        <Heading as="h3" textStyle="sm" fontFamily="body">
          <Link to={`/users?role=${role}`}>
            <SiteRole role={role} />
          </Link>
        </Heading>
        <chakra.span fontSize="sm" color="fg.muted">
          <Plural value={count} one="# member" other="# members" />
        </chakra.span>
      </HStack>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        columnGap="6"
        rowGap="4"
      >
        {members.map((member) => (
          <TeamPerson key={member.username} member={member} online={online.has(member.username)} />
        ))}
      </Grid>
    </div>
  );
}

function TeamPerson({ member, online }: { member: TeamMember; online: boolean }) {
  const { fullName, username, avatarUrl } = member;
  return (
    <HStack as="li" gap="3" minW="0" align="start">
      <MemberAvatar fullName={fullName} username={username} avatarUrl={avatarUrl} size="12" />
      <Box minW="0" overflowWrap="anywhere" lineHeight="1.35">
        <MemberName fullName={fullName} username={username} fontWeight="600" />
        <HStack wrap="wrap" columnGap="2" rowGap="1" color="fg.muted" fontSize="sm">
          <chakra.span translate="no" fontFamily="mono">
            {username}
          </chakra.span>
          {furtherRoles(member).map((name) => (
            <SiteRole key={name} role={name} />
          ))}
        </HStack>
        {online && (
          <chakra.span fontSize="sm">
            <StatusDot state="on">
              <Trans>Online now</Trans>
            </StatusDot>
          </chakra.span>
        )}
      </Box>
    </HStack>
  );
}
