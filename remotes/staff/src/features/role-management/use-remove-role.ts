import type { RoleAssignment } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRoleChange } from './use-role-change.ts';

/** Removes a role after a confirmation. Its content is retained during the closing animation. */
export function useRemoveRole() {
  const { t } = useLingui();
  const [assignment, setAssignment] = useState<RoleAssignment>();
  const [confirming, setConfirming] = useState(false);
  const { run, busy } = useRoleChange({
    send: ({ id }: RoleAssignment) => call('DELETE /api/roles/:roleId', { params: { roleId: id } }),
    success: () => t`Role removed successfully`,
    failure: t`Failed to remove role`,
  });
  return {
    assignment,
    confirming,
    busy,
    request(next: RoleAssignment): void {
      setAssignment(next);
      setConfirming(true);
    },
    confirm(): void {
      if (assignment) run(assignment);
      setConfirming(false);
    },
    cancel: () => setConfirming(false),
  };
}
