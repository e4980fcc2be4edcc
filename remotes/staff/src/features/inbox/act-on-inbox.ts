import type { InboxItem } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

type Seen = Pick<InboxItem, 'id' | 'version'>;

/** Assigns an item, based on the version that the caller has seen; null unassigns it. */
export function assign({ id, version }: Seen, assigneeId: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/assignee', { params: { id }, body: { assigneeId, version } });
}

/** Snoozes an item until then; null ends the snooze. */
export function snooze({ id, version }: Seen, until: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/snooze', { params: { id }, body: { until, version } });
}
