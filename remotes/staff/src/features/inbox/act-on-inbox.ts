import type { InboxItem } from '@boardwalk/contracts';
import { call } from '@boardwalk/kit';

type Seen = Pick<InboxItem, 'id' | 'version'>;
const quietly = { suppressErrors: true };

/** Says who works on an item, as the caller has seen it; null is nobody. */
export function assign({ id, version }: Seen, assigneeId: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/assignee', { params: { id }, body: { assigneeId, version } }, quietly);
}

/** Puts an item off until then; null brings it back. */
export function snooze({ id, version }: Seen, until: string | null): Promise<InboxItem> {
  return call('PUT /api/inbox/:id/snooze', { params: { id }, body: { until, version } }, quietly);
}
