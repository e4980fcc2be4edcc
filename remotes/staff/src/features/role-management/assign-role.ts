import { call } from '@boardwalk/kit';

export interface Grant {
  userId: string;
  role: string;
}

/** Gives a member a role. The same key sent again gives it once. The caller tells about a failure. */
export function assignRole({ userId, role }: Grant, idempotencyKey: string) {
  return call('POST /api/roles', { body: { userId, role } }, { suppressErrors: true, idempotencyKey });
}
