import { call, RequestError } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useRoleChange } from './use-role-change.ts';

interface Grant {
  userId: string;
  role: string;
}

/** Assigns a role. After a lost response the next attempt for the same role reuses the key, so that it can't count twice. */
export function useAssignRole() {
  const { t } = useLingui();
  const unanswered = useRef<{ grant: string; key: string }>(undefined);
  return useRoleChange({
    async send({ userId, role }: Grant) {
      const grant = `${userId} ${role}`;
      const idempotencyKey =
        unanswered.current?.grant === grant ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { grant, key: idempotencyKey };
      try {
        const assignment = await call('POST /api/roles', { body: { userId, role } }, { idempotencyKey });
        unanswered.current = undefined;
        return assignment;
      } catch (error) {
        if (error instanceof RequestError && error.status > 0) unanswered.current = undefined;
        throw error;
      }
    },
    success: ({ role }) => t`Role ${role} assigned successfully`,
    failure: t`Failed to assign role`,
  });
}
