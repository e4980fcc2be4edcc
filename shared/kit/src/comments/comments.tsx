import { type Comment, DELETED_MEMBER, type CommentThread as Thread } from '@boardwalk/contracts';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { PagedList } from '../lists/paged-list.tsx';
import { usePages } from '../lists/use-pages.ts';
import { CommentField } from './comment-field.tsx';
import { placeOfComment } from './comment-item.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { LinkedComment } from './linked-comment.tsx';
import { type CommentsOn, commentPages } from './queries.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import type { MentionedMember } from './use-mentions.ts';
import { isWithdrawn, useRemovals } from './use-removals.ts';

export interface CommentsProps extends CommentsOn {
  /** Whether comments are open. */
  open: boolean;
}

/** Comments of a subject, with a field for the reader's own. */
export function Comments({ on, id, open }: CommentsProps) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = usePages(commentPages({ on, id }));
  const comments = pages.items;
  const changes = useCommentChanges({ on, id });
  const [added, setAdded] = useState<Comment>();
  const [toFocus, setToFocus] = useState<string>();
  const { linkedId, apart, isMissing } = useLinkedComment({ on, id }, comments, added?.id);
  const people = useMemo(() => peopleOf(comments ?? []), [comments]);
  const { hidden, remove } = useRemovals(changes);
  const isHidden = (comment: Comment) =>
    hidden.has(comment.id) || (isWithdrawn(comment) && comment.id !== linkedId);
  // Directly below the field, until the page is opened again: the list is sorted by time, and may have further pages.
  const own = added && (comments?.find(({ id }) => id === added.id) ?? apart ?? threadOf(added));
  const count = countOf(comments ?? [], own, isHidden);
  const hasMore = pages.more.hasMore;
  const add = (text: string) =>
    changes.add.mutateAsync({ text }).then(
      (comment) => {
        setAdded(comment);
        setToFocus(comment.id);
        return true;
      },
      () => false,
    );
  const onRemove = (comment: Comment) => {
    focusNeighbor(comment, heading.current);
    remove(comment, () => setToFocus(comment.id));
  };
  const shared = { on, id, changes, people, open, linkedId, toFocus, setToFocus, isHidden, onRemove };
  return (
    <Box as="section" mt="12" aria-labelledby="comments">
      <Flex align="baseline" gap="3" mb="4">
        <Heading
          ref={heading}
          as="h2"
          id="comments"
          textStyle="2xl"
          scrollMarginTop="24"
          tabIndex={-1}
          outline="none"
        >
          <Trans>Comments</Trans>
        </Heading>
        {count > 0 && (
          // The number is also below the list, as text.
          <Text key={count} aria-hidden color="fg.muted" textStyle="lg" fontVariantNumeric="tabular-nums">
            {i18n.number(count)}
            {hasMore && '+'}
          </Text>
        )}
      </Flex>
      {open ? (
        <CommentField
          draftId={`${on}-${id}`}
          label={<Trans>Write a comment</Trans>}
          action={<Trans>Comment</Trans>}
          people={people}
          busy={changes.add.isPending && changes.add.variables.replyTo === undefined}
          onSend={add}
        />
      ) : (
        <Text color="fg.muted">
          <Trans>Comments are closed here.</Trans>
        </Text>
      )}
      <Box mt="6">
        {own && !isHidden(own) && (
          <Box as="ul" listStyleType="none" mb="2">
            <CommentThread key={own.id} {...shared} thread={own} />
          </Box>
        )}
        <LinkedComment
          {...shared}
          thread={apart?.id === added?.id ? undefined : apart}
          isMissing={isMissing}
        />
        <PagedList
          pages={pages}
          failure={t`The comments could not be loaded`}
          stale={t`The comments could not be loaded`}
          skeleton={<CommentsSkeleton />}
          empty={
            open &&
            count === 0 && (
              <Text color="fg.muted">
                <Trans>No comments yet.</Trans>
              </Text>
            )
          }
          loaded={() =>
            count === 0 ? (
              <Trans>No comments yet.</Trans>
            ) : (
              <Plural value={count} one="# comment" other="# comments" />
            )
          }
          borderTopWidth="0"
        >
          {(thread) =>
            thread.id !== apart?.id &&
            thread.id !== own?.id &&
            !isHiddenThread(thread, isHidden) && <CommentThread key={thread.id} {...shared} thread={thread} />
          }
        </PagedList>
      </Box>
    </Box>
  );
}

const threadOf = (comment: Comment): Thread => ({
  ...comment,
  replies: { items: [], nextCursor: null, count: 0 },
});

/** Whether a thread is hidden: its comment is, and it has no replies. */
function isHiddenThread(thread: Thread, isHidden: (comment: Comment) => boolean): boolean {
  return isHidden(thread) && thread.replies.count === 0;
}

/** Returns the number of comments and replies that readers see, of those that are loaded. */
function countOf(
  threads: readonly Thread[],
  own: Thread | undefined,
  isHidden: (comment: Comment) => boolean,
): number {
  const all = own && !threads.some(({ id }) => id === own.id) ? [...threads, own] : threads;
  return all.reduce((sum, thread) => {
    const replies = thread.replies.count - thread.replies.items.filter(isHidden).length;
    return sum + (isHidden(thread) ? 0 : 1) + Math.max(0, replies);
  }, 0);
}

/** Moves the focus from a comment that is about to disappear to the next one, the previous one, or the heading. */
function focusNeighbor({ id }: Comment, heading: HTMLElement | null): void {
  const place = document.getElementById(placeOfComment(id));
  const next = place?.nextElementSibling ?? place?.previousElementSibling ?? heading;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Returns the participants of these threads, the latest author first. */
function peopleOf(threads: readonly Thread[]): MentionedMember[] {
  const written = threads.flatMap((thread) => [thread, ...thread.replies.items]);
  const others = written.filter(
    ({ mine, state, author }) => !mine && state === 'shown' && author.username !== DELETED_MEMBER.username,
  );
  const byHandle = new Map(
    others
      .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
      .map(({ author }) => [author.username, author] as const),
  );
  return [...byHandle.values()].reverse();
}
