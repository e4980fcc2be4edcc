import { call, useIdempotencyKey } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRoleChange } from './use-role-change.ts';

interface Grant {
  userId: string;
  role: string;
}

/** Assigns a role. */
export function useAssignRole() {
  const { t } = useLingui();
  const withKey = useIdempotencyKey();
  return useRoleChange({
    send: ({ userId, role }: Grant) =>
      withKey({ userId, role }, (idempotencyKey) =>
        call('POST /api/roles', { body: { userId, role } }, { idempotencyKey }),
      ),
    success: ({ role }) => t`Role ${role} assigned successfully`,
    failure: t`Failed to assign role`,
  });
}
