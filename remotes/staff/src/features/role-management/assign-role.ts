import { call } from '@boardwalk/kit';

export interface Grant {
  userId: string;
  role: string;
}

/** Assigns a role to a member. Sending the same key again assigns it once. */
export function assignRole({ userId, role }: Grant, idempotencyKey: string) {
  return call('POST /api/roles', { body: { userId, role } }, { idempotencyKey });
}
