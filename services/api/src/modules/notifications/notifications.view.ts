import type { Notification } from '@boardwalk/contracts';
import { FORMER_MEMBER, type MemberName } from '../users/users.view.ts';
import type { InboxRow } from './inbox.repository.ts';

/** A notification as its reader gets it. Names are those of today. */
export function toNotification(row: InboxRow, names: ReadonlyMap<string, MemberName>): Notification {
  const { id, type, title, count, actorId, publishAt, href, createdAt, readAt } = row;
  return {
    ...{ id, type, href },
    actor: actorId === null ? null : (names.get(actorId) ?? FORMER_MEMBER),
    facts: { title, count, publishAt: publishAt?.toISOString() ?? null },
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
