import { call, useMutation } from '@boardwalk/kit';
import { useEffect } from 'react';

/** Marks the open article as read. A failure isn't reported: it stays unread. */
export function useMarkRead(id: string, published: boolean): void {
  const { mutate } = useMutation({
    mutationFn: (read: string) => call('PUT /api/articles/:id/read', { params: { id: read } }),
    meta: { handlesError: true },
  });
  useEffect(() => {
    if (published) mutate(id);
  }, [id, published, mutate]);
}
