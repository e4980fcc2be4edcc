import type { Comment, ReportReason } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../request/call.ts';
import { toast } from '../toasts/toast.ts';
import { type CommentsOn, commentsKey } from './get-comments.ts';

/** A comment as somebody saw it: what they do is about that text. */
type Seen = Pick<Comment, 'id' | 'version'>;

interface Written {
  text: string;
  /** What it answers; absent for a comment that stands by itself. */
  replyTo?: string;
}

/** What can be done with comments. A failure is toasted; what was typed stays with whoever asked. */
export function useCommentChanges(place: CommentsOn) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: commentsKey(place) });
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
    // Whoever is refused because the text has changed sees the new one.
    onSettled,
    onSuccess: () =>
      toast.add({
        description: t`Thank you. The moderators review your report and notify you of their decision.`,
        tone: 'success',
      }),
  });
  return { add, change, remove, report };
}

/** The same key for the same text: a second try of a call whose answer got lost adds nothing twice. */
function useKeys() {
  const last = useRef({ of: '', key: '' });
  return ({ text, replyTo = '' }: Written) => {
    const of = `${replyTo} ${text}`;
    if (last.current.of !== of) last.current = { of, key: crypto.randomUUID() };
    return last.current.key;
  };
}

export type CommentChanges = ReturnType<typeof useCommentChanges>;
