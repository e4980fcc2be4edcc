import type { ListedUser } from '@boardwalk/contracts';
import { Button, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Obstacle, obstacleTo } from './role-rules.ts';
import type { Management } from './use-management.ts';

const REASONS: Record<Obstacle, ReactNode> = {
  self: <Trans>Your own roles</Trans>,
  rank: <Trans>Same rank or higher</Trans>,
};

interface ManageRolesProps extends Pick<Management, 'caller' | 'show'> {
  member: ListedUser;
}

/** Button that opens a member's roles, or explains why they can't be changed. Disabled until the site's roles are loaded. */
export function ManageRoles({ member, caller, show }: ManageRolesProps) {
  const { t } = useLingui();
  const obstacle = caller ? obstacleTo(caller, member) : undefined;
  if (obstacle) {
    return (
      <Text fontSize="sm" color="fg.muted">
        {REASONS[obstacle]}
      </Text>
    );
  }
  const name = member.fullName;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t`Manage roles of ${name}`}
      disabled={!caller}
      onClick={() => show(member)}
    >
      <Trans>Manage roles</Trans>
    </Button>
  );
}
