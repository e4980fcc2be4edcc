import { call, useMutation, useQueryClient } from '@boardwalk/kit';
import { useEffect } from 'react';

/** Marks the open article as read. A failure isn't reported: it stays unread. */
export function useMarkRead(id: string, published: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (read: string) => call('PUT /api/articles/:id/read', { params: { id: read } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['GET /api/articles/unread'] }),
    meta: { handlesError: true },
  });
  useEffect(() => {
    if (published) mutate(id);
  }, [id, published, mutate]);
}
