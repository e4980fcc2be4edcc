import type { Comment, ReportReason } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../request/call.ts';
import { invalidateEndpoints } from '../request/endpoint-filters.ts';
import { toast } from '../toasts/toast.ts';
import type { CommentsOn } from './get-comments.ts';

/** The version of a comment that the user saw and that their action applies to. */
type Seen = Pick<Comment, 'id' | 'version'>;

interface Written {
  text: string;
  /** Id of the parent; absent for a top-level comment. */
  replyTo?: string;
}

/** Mutations of comments. Shows a toast on failure; the caller keeps the text. */
export function useCommentChanges(place: CommentsOn) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onSettled = () =>
    invalidateEndpoints(
      queries,
      place.on === 'article' ? 'GET /api/articles/:id/comments' : 'GET /api/events/:id/comments',
    );
  const keyOf = useKeys();
  const add = useMutation({
    mutationFn: (written: Written) =>
      call(
        place.on === 'article' ? 'POST /api/articles/:id/comments' : 'POST /api/events/:id/comments',
        { params: { id: place.id }, body: written },
        { idempotencyKey: keyOf(written) },
      ),
    onSuccess: async (comment) => {
      if (comment.state === 'held')
        toast.add({ description: t`Thank you. A moderator reviews your first comment before it is shown.` });
      await onSettled();
    },
  });
  const change = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PUT /api/comments/:id', { params: { id }, body: { text } }),
    onSuccess: async ({ state }) => {
      if (state === 'held')
        toast.add({ description: t`Thank you. A moderator reviews your comment before it is shown again.` });
      await onSettled();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id, version }: Seen) =>
      call('DELETE /api/comments/:id', { params: { id }, query: { version } }),
    onSettled,
  });
  const report = useMutation({
    mutationFn: ({ id, ...body }: Seen & { kind: ReportReason; reason: string }) =>
      call('POST /api/comments/:id/report', { params: { id }, body }),
    // After a rejection because of a newer text the new one is shown.
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
