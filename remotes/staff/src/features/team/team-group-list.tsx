import { Heading, Link, Stack } from '@boardwalk/kit';
import { Person } from '../../layout/person.tsx';
import { SiteRole } from '../../roles/role-badge.tsx';
import { furtherRoles, type TeamGroup } from './team-groups.ts';

/** Members with this highest role. */
export function TeamGroupList({ group: { role, members } }: { group: TeamGroup }) {
  return (
    <Stack gap="2.5">
      <Heading as="h3" textStyle="sm" fontFamily="body">
        <Link to={`/users?role=${role}`}>
          <SiteRole role={role} />
        </Link>
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2.5">
        {members.map((member) => (
          <li key={member.username}>
            <Person
              {...member}
              extra={furtherRoles(member).map((name) => <SiteRole key={name} role={name} />)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
