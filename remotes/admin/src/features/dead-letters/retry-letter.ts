import { call } from '@boardwalk/kit';

/** Sends a message again that was given up. The caller tells about a failure. */
export function retryLetter(id: string) {
  return call('POST /api/notifications/dead-letters/:id/retry', { params: { id } }, { suppressErrors: true });
}
