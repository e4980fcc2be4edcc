import type { Comment, CommentThread } from '@boardwalk/contracts';
import { useMemo, useState } from 'react';
import { usePages } from '../lists/use-pages.ts';
import { type CommentsOn, commentPages } from './queries.ts';

/** The loaded replies of a thread, beginning with those included in it. */
export function useReplies(place: CommentsOn, { id, replies }: CommentThread) {
  const { items: first, count, nextCursor } = replies;
  /** Cursor of the remaining replies, fixed at the first request: later replies are added at the end. */
  const [from, setFrom] = useState<string>();
  const [added, setAdded] = useState<Comment>();
  const {
    items: rest,
    error,
    busy,
    refetch,
    more,
  } = usePages(commentPages(place, { under: id, from }), { enabled: from !== undefined });
  const items = useMemo(
    () => eachOnce([...first, ...(rest ?? []), ...(added ? [added] : [])]),
    [first, rest, added],
  );
  const start = () => setFrom((known) => known ?? nextCursor ?? undefined);
  const loading = busy || more.busy;
  return {
    items,
    /** Number of replies that aren't loaded. */
    left: Math.max(0, Math.max(count, items.length) - items.length),
    busy: loading,
    failed: Boolean(error ?? more.error),
    more: () => {
      if (loading) return;
      if (from === undefined) start();
      else if (error) refetch();
      else more.onMore();
    },
    /** Shows a reply that was just written, wherever the loaded list ends. */
    show: (reply: Comment) => {
      setAdded(reply);
      start();
    },
  };
}

/** Sorts replies by time and removes duplicates. The same reply may be in the thread, on a page, and linked. */
function eachOnce(replies: readonly Comment[]): Comment[] {
  const byId = new Map<string, Comment>();
  // Keep the first: it comes from the latest response, while the locally added one is older.
  for (const reply of replies) if (!byId.has(reply.id)) byId.set(reply.id, reply);
  return [...byId.values()].sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
}
