import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../request/call.ts';
import { invalidateEndpoints } from '../request/endpoint-filters.ts';
import { useEndpointMutation } from '../request/use-endpoint-mutation.ts';
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
  const keyOf = useKeys();
  const add = useMutation({
    mutationFn: (written: Written) =>
      call(
        subject.on === 'article' ? 'POST /api/articles/:id/comments' : 'POST /api/events/:id/comments',
        { params: { id: subject.id }, body: written },
        { idempotencyKey: keyOf(written) },
      ),
    onSuccess: async (comment) => {
      if (comment.state === 'held')
        toast.add({ description: t`Thank you. A moderator reviews your first comment before it is shown.` });
      await onSettled();
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

/** Idempotency keys, stable per text: a retry of a call whose response was lost doesn't add a second comment. */
function useKeys() {
  const last = useRef({ of: '', key: '' });
  return ({ text, replyTo = '' }: Written) => {
    const of = `${replyTo} ${text}`;
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export type CommentChanges = ReturnType<typeof useCommentChanges>;
