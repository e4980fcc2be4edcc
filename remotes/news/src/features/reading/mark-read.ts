import { useEndpointMutation } from '@boardwalk/kit';
import { useEffect } from 'react';

/** Marks the open article as read. A failure isn't reported: it stays unread. */
export function useMarkRead(id: string, published: boolean): void {
  const { mutate } = useEndpointMutation('PUT /api/articles/:id/read', {
    meta: { handlesError: true },
  });
  useEffect(() => {
    if (published) mutate({ params: { id } });
  }, [id, published, mutate]);
}
