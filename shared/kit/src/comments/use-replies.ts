import type { Comment, CommentThread } from '@boardwalk/contracts';
import { useMemo, useState } from 'react';
import { usePages } from '../lists/use-pages.ts';
import { type CommentsOn, commentPages } from './get-comments.ts';

/** The replies of a thread as far as they were loaded: the first came with it. */
export function useReplies(place: CommentsOn, { id, replies }: CommentThread) {
  const { items: first, count, nextCursor } = replies;
  /** Where the rest began when somebody first asked for it: later replies come at the end of the list. */
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
    /** How many there are beside those. */
    left: Math.max(0, Math.max(count, items.length) - items.length),
    busy: loading,
    failed: Boolean(error ?? more.error),
    more: () => {
      if (loading) return;
      if (from === undefined) start();
      else if (error) refetch();
      else more.onMore();
    },
    /** One that was just written is shown, wherever the list ends. */
    show: (reply: Comment) => {
      setAdded(reply);
      start();
    },
  };
}

/** In the order of their writing. The same reply may come with the thread, with a page, and from a link. */
function eachOnce(replies: readonly Comment[]): Comment[] {
  const byId = new Map<string, Comment>();
  // The first one is the newest answer: what was just written is the copy of a moment ago.
  for (const reply of replies) if (!byId.has(reply.id)) byId.set(reply.id, reply);
  return [...byId.values()].sort(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
}
