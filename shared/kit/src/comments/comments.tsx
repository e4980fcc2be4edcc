import { type Comment, DELETED_MEMBER, type CommentThread as Thread } from '@boardwalk/contracts';
import { Box, Heading, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { PagedList } from '../lists/paged-list.tsx';
import { usePages } from '../lists/use-pages.ts';
import { CommentField } from './comment-field.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { LinkedComment } from './linked-comment.tsx';
import { type CommentsOn, commentPages } from './queries.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { useLinkedComment } from './use-linked-comment.ts';
import type { MentionedMember } from './use-mentions.ts';

export interface CommentsProps extends CommentsOn {
  /** Whether comments are open. */
  open: boolean;
}

/** Comments of a subject, with a field for the reader's own. */
export function Comments({ on, id, open }: CommentsProps) {
  const { t } = useLingui();
  const pages = usePages(commentPages({ on, id }));
  const comments = pages.items;
  const changes = useCommentChanges({ on, id });
  const [added, setAdded] = useState<Comment>();
  const [toFocus, setToFocus] = useState<string>();
  const { linkedId, apart, isMissing } = useLinkedComment({ on, id }, comments, added?.id);
  const people = useMemo(() => peopleOf(comments ?? []), [comments]);
  const add = (text: string) =>
    changes.add.mutateAsync({ text }).then(
      (comment) => {
        setAdded(comment);
        setToFocus(comment.id);
        return true;
      },
      () => false,
    );
  const shared = { on, id, changes, people, open, linkedId, toFocus, setToFocus };
  return (
    <Box as="section" mt="12" aria-labelledby="comments">
      <Heading as="h2" id="comments" textStyle="2xl" mb="4" scrollMarginTop="24">
        <Trans>Comments</Trans>
      </Heading>
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
        <LinkedComment {...shared} thread={apart} isOwn={apart?.id === added?.id} isMissing={isMissing} />
        <PagedList
          pages={pages}
          failure={t`The comments could not be loaded`}
          stale={t`The comments could not be loaded`}
          skeleton={<CommentsSkeleton />}
          empty={
            open && (
              <Text color="fg.muted">
                <Trans>No comments yet.</Trans>
              </Text>
            )
          }
          loaded={(count) => <Plural value={count} one="# comment" other="# comments" />}
          borderTopWidth="0"
        >
          {(thread) =>
            thread.id !== apart?.id && <CommentThread key={thread.id} {...shared} thread={thread} />
          }
        </PagedList>
      </Box>
    </Box>
  );
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
