import type { RoleAssignment } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRoleChange } from './use-role-change.ts';

/** Removes a role after a confirmation. Its content is retained during the closing animation. */
export function useRemoveRole() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<RoleAssignment>();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useRoleChange({
    send: ({ id }: RoleAssignment) => call('DELETE /api/roles/:roleId', { params: { roleId: id } }),
    success: () => t`Role removed successfully`,
    failure: t`Failed to remove role`,
  });
  return {
    asked,
    asking,
    busy,
    ask(assignment: RoleAssignment): void {
      setAsked(assignment);
      setAsking(true);
    },
    confirm(): void {
      if (asked) run(asked);
      setAsking(false);
    },
    cancel: () => setAsking(false),
  };
}
