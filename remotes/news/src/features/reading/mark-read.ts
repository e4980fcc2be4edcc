import { call, useMutation, useQueryClient } from '@boardwalk/kit';
import { useEffect, useEffectEvent } from 'react';

/** Takes the mark off an article that somebody has open. That it failed isn't worth a word: the mark stays. */
export function useMarkRead(id: string, published: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call('PUT /api/articles/:id/read', { params: { id } }, { suppressErrors: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['GET /api/articles/unread'] }),
  });
  const mark = useEffectEvent(() => mutate());
  useEffect(() => {
    if (published) mark();
  }, [published]);
}
