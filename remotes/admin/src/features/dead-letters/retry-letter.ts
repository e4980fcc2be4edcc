import { call } from '@boardwalk/kit';

/** Resends a failed message. */
export function retryLetter(id: string) {
  return call('POST /api/notifications/dead-letters/:id/retry', { params: { id } });
}
