import type { Comment } from '@boardwalk/contracts';
import { Box, Heading, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { usePages } from '../lists/use-pages.ts';
import { CommentField } from './comment-field.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { type CommentsOn, commentPages } from './get-comments.ts';
import { LinkedComment } from './linked-comment.tsx';
import { peopleOf } from './people.ts';
import { useCommentChanges } from './use-comment-changes.ts';
import { useMeantComment } from './use-meant-comment.ts';

export interface CommentsProps extends CommentsOn {
  /** Whether comments are open. */
  open: boolean;
}

/** Comments of a subject, with a field for the reader's own. */
export function Comments({ on, id, open }: CommentsProps) {
  const { t } = useLingui();
  const { items: comments, error, refetch, more } = usePages(commentPages({ on, id }));
  const changes = useCommentChanges({ on, id });
  const [added, setAdded] = useState<Comment>();
  const [toFocus, setToFocus] = useState<string>();
  const { meant, apart, isMissing } = useMeantComment({ on, id }, comments, added?.id);
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
  const shared = { on, id, changes, people, open, meant, toFocus, setToFocus };
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
        {error && <ErrorBox title={t`The comments could not be loaded`} error={error} onRetry={refetch} />}
        {!comments && !error && <CommentsSkeleton />}
        <LinkedComment {...shared} thread={apart} isOwn={apart?.id === added?.id} isMissing={isMissing} />
        {comments?.length === 0 && open && (
          <Text color="fg.muted">
            <Trans>No comments yet.</Trans>
          </Text>
        )}
        {comments && comments.length > 0 && (
          <>
            <Box as="ul" listStyleType="none">
              {comments
                .filter((thread) => thread.id !== apart?.id)
                .map((thread) => (
                  <CommentThread key={thread.id} {...shared} thread={thread} />
                ))}
            </Box>
            <LoadMore
              {...more}
              loaded={
                more.hasMore ? (
                  <Plural
                    value={comments.length}
                    one="# comment, there are more"
                    other="# comments, there are more"
                  />
                ) : (
                  <Plural value={comments.length} one="# comment" other="# comments" />
                )
              }
            />
          </>
        )}
      </Box>
    </Box>
  );
}
