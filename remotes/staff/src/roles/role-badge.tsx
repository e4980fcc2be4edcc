import type { RoleAssignment } from '@boardwalk/contracts';
import { Flex, RoleBadge, Text, useRoleTable, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const SOURCES: Record<RoleAssignment['source'], React.ReactNode> = {
  identity: <Trans>identity</Trans>,
  site: <Trans>site</Trans>,
};

interface SiteRoleProps {
  role: string;
  /** Source of the assignment; omitted where it doesn't matter. */
  source?: RoleAssignment['source'];
}

/** A role in the site's color for it. */
export function SiteRole({ role, source }: SiteRoleProps) {
  return (
    <RoleBadge role={role} colour={useRoleTable()?.find(role)?.colour}>
      {source && SOURCES[source]}
    </RoleBadge>
  );
}

interface AssignedRolesProps {
  assignments: readonly RoleAssignment[];
  /** Whether they are in a list, in which the words would be repeated: a dash replaces them. */
  inList?: boolean;
}

/** All assigned roles of a member with their sources. */
export function AssignedRoles({ assignments, inList = false }: AssignedRolesProps) {
  if (assignments.length === 0) {
    return (
      <Text as="span" textStyle="sm" color="fg.muted">
        {inList ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>
              <Trans>No extra roles</Trans>
            </VisuallyHidden>
          </>
        ) : (
          <Trans>No extra roles</Trans>
        )}
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
