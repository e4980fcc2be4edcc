import type { Inquiry } from '@boardwalk/contracts';
import { call, usePages, useQuery, useQueryClient } from '@boardwalk/kit';
import { useEffect } from 'react';
import { inquiryQuery, messagePages } from '../../deals/queries.ts';

/** Polling interval of new messages while the page is visible, in milliseconds. */
const CHECK_INTERVAL_MS = 15_000;

/** A conversation with its messages, oldest first. Showing them marks them as read. */
export function useConversation(id: string) {
  const queries = useQueryClient();
  const inquiry = useQuery({ ...inquiryQuery(id), staleTime: 0 });
  const { items, error, refetch, more } = usePages(messagePages(id));
  const there = inquiry.data !== undefined;
  useEffect(() => {
    if (!there) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void queries.invalidateQueries({ queryKey: messagePages(id).queryKey });
      void queries.invalidateQueries({ queryKey: inquiryQuery(id).queryKey });
    };
    const timer = setInterval(look, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, there, queries]);
  useNoteRead(inquiry.data, items?.[0]?.id);
  return {
    inquiry: inquiry.data,
    error: inquiry.error,
    refetch: () => void inquiry.refetch(),
    messages: { items: items?.toReversed(), error, refetch, more },
  };
}

/** Marks the messages of the other side as read, once they are shown. */
function useNoteRead(inquiry: Inquiry | undefined, lastId: string | undefined): void {
  const queries = useQueryClient();
  const { id, unread } = inquiry ?? { id: '', unread: false };
  useEffect(() => {
    if (!unread || lastId === undefined || document.visibilityState !== 'visible') return;
    // A failure isn't reported: it is retried with the next poll.
    void call('POST /api/inquiries/:id/read', { params: { id } }).then(
      () => queries.setQueryData(inquiryQuery(id).queryKey, (seen) => seen && { ...seen, unread: false }),
      () => undefined,
    );
  }, [id, unread, lastId, queries]);
}
