import { COMMENT_EDIT_MINUTES } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../request/call.ts';
import { invalidateEndpoints } from '../request/endpoint-filters.ts';
import { useEndpointMutation } from '../request/use-endpoint-mutation.ts';
import { useIdempotencyKey } from '../request/use-idempotency-key.ts';
import { toast } from '../toasts/toast.ts';
import type { CommentsOn } from './queries.ts';

interface Written {
  text: string;
  /** Id of the parent; absent for a top-level comment. */
  replyTo?: string;
}

/**
 * Mutations of comments. A failed `add` or `change` shows a toast, and the caller keeps the text; the dialogs of `remove` and `report` show theirs.
 */
export function useCommentChanges(subject: CommentsOn) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onSettled = () =>
    invalidateEndpoints(
      queries,
      subject.on === 'article' ? 'GET /api/articles/:id/comments' : 'GET /api/events/:id/comments',
    );
  const withKey = useIdempotencyKey();
  const add = useMutation({
    mutationFn: (written: Written) =>
      withKey({ id: subject.id, body: written }, (idempotencyKey) =>
        call(
          subject.on === 'article' ? 'POST /api/articles/:id/comments' : 'POST /api/events/:id/comments',
          { params: { id: subject.id }, body: written },
          { idempotencyKey },
        ),
      ),
    onSuccess: (comment) => {
      toast.add(
        comment.state === 'held'
          ? { description: t`Thank you. A moderator reviews your first comment before it is shown.` }
          : { description: t`Posted. You can edit it for ${COMMENT_EDIT_MINUTES} minutes.`, tone: 'success' },
      );
      // Not awaited: the page shows the new comment before the list is loaded again.
      void onSettled();
    },
  });
  const change = useEndpointMutation('PUT /api/comments/:id', {
    onSuccess: async ({ state }) => {
      if (state === 'held')
        toast.add({ description: t`Thank you. A moderator reviews your comment before it is shown again.` });
      await onSettled();
    },
  });
  // After a rejection because of a newer text, the new one is shown.
  const remove = useEndpointMutation('DELETE /api/comments/:id', { onSettled });
  const report = useEndpointMutation('POST /api/comments/:id/report', {
    onSettled,
    onSuccess: () =>
      toast.add({
        description: t`Thank you. The moderators review your report and notify you of their decision.`,
        tone: 'success',
      }),
  });
  return { add, change, remove, report };
}

export type CommentChanges = ReturnType<typeof useCommentChanges>;
