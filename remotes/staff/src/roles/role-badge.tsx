import type { RoleAssignment } from '@boardwalk/contracts';
import { Flex, RoleBadge, Text, useRoleTable } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const SOURCES: Record<RoleAssignment['source'], React.ReactNode> = {
  identity: <Trans>identity</Trans>,
  site: <Trans>site</Trans>,
};

interface SiteRoleProps {
  role: string;
  /** Who granted it; left out where that doesn't matter. */
  source?: RoleAssignment['source'];
}

/** A role in the colour that the site has chosen for it. */
export function SiteRole({ role, source }: SiteRoleProps) {
  return (
    <RoleBadge role={role} colour={useRoleTable()?.find(role)?.colour}>
      {source && SOURCES[source]}
    </RoleBadge>
  );
}

/** Every role that somebody was given, and by whom; who was given none is a USER. */
export function AssignedRoles({ assignments }: { assignments: readonly RoleAssignment[] }) {
  if (assignments.length === 0) {
    return (
      <Text as="span" fontSize="0.8125rem" color="fg.muted">
        <Trans>USER, like every member</Trans>
      </Text>
    );
  }
  return (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap="1">
      {assignments.map(({ id, role, source }) => (
        <li key={id}>
          <SiteRole role={role} source={source} />
        </li>
      ))}
    </Flex>
  );
}
