import type { Comment } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../request/call.ts';
import { toast } from '../toasts/toast.ts';
import { type CommentsOn, commentPages } from './get-comments.ts';

/** A comment as somebody saw it: what they do is about that text. */
type Seen = Pick<Comment, 'id' | 'version'>;

/** What can be done with comments. A failure is toasted; what was typed stays with whoever asked. */
export function useCommentChanges(place: CommentsOn) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: commentPages(place).queryKey });
  const add = useMutation({
    // The same key for the same text: a second try of a call whose answer got lost adds nothing twice.
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(
        place.on === 'article' ? 'POST /api/articles/:id/comments' : 'POST /api/events/:id/comments',
        { params: { id: place.id }, body: { text } },
        { idempotencyKey: key },
      ),
    onSuccess: async (comment) => {
      if (comment.state === 'held')
        toast.add({ description: t`Thank you. A moderator reads first comments before they are shown.` });
      await onSettled();
    },
  });
  const change = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PUT /api/comments/:id', { params: { id }, body: { text } }),
    onSuccess: async ({ state }) => {
      if (state === 'held')
        toast.add({ description: t`Thank you. A moderator reads it before it is shown again.` });
      await onSettled();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Seen) =>
      call('DELETE /api/comments/:id', { params: { id }, query: { version } }),
    onSettled,
  });
  const report = useMutation({
    mutationFn: ({ id, ...body }: Seen & { reason: string }) =>
      call('POST /api/comments/:id/report', { params: { id }, body }),
    // Whoever is refused because the text has changed sees the new one.
    onSettled,
    onSuccess: () => toast.add({ description: t`Thank you. The moderators look at it.`, tone: 'success' }),
  });
  return { add, change, remove, report };
}

export type CommentChanges = ReturnType<typeof useCommentChanges>;
