import { Box, Heading, Text } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ErrorBox } from '../components/error-box.tsx';
import { LoadMore } from '../lists/load-more.tsx';
import { usePages } from '../lists/use-pages.ts';
import { CommentField } from './comment-field.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { type CommentsOn, commentPages } from './get-comments.ts';
import { useCommentChanges } from './use-comment-changes.ts';

export interface CommentsProps extends CommentsOn {
  /** Whether more can be said. */
  open: boolean;
}

/** What members say about something, and room for the reader's own words. */
export function Comments({ on, id, open }: CommentsProps) {
  const { t } = useLingui();
  const { items: comments, error, refetch, more } = usePages(commentPages({ on, id }));
  const changes = useCommentChanges({ on, id });
  const key = useRef(crypto.randomUUID());
  const add = (text: string) =>
    changes.add.mutateAsync({ text, key: key.current }).then(
      () => {
        key.current = crypto.randomUUID();
        return true;
      },
      () => false,
    );
  return (
    <Box as="section" mt="12" aria-labelledby="comments">
      <Heading as="h2" id="comments" textStyle="2xl" mb="4">
        <Trans>Comments</Trans>
      </Heading>
      {open ? (
        <CommentField
          label={<Trans>Say something about it</Trans>}
          action={<Trans>Comment</Trans>}
          busy={changes.add.isPending}
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
        {comments?.length === 0 && open && (
          <Text color="fg.muted">
            <Trans>Nobody has said anything yet.</Trans>
          </Text>
        )}
        {comments && comments.length > 0 && (
          <>
            <Box as="ul" listStyleType="none">
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} changes={changes} />
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
