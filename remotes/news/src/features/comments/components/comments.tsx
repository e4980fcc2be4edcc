import { Box, ErrorBox, Heading, LoadMore, PENDING, Skeleton, Stack, Text, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCommentChanges } from '../change-comment.ts';
import { commentPages } from '../get-comments.ts';
import { CommentField } from './comment-field.tsx';
import { CommentItem } from './comment-item.tsx';

/** What members say about an article, and room for the reader's own words. */
export function Comments({ articleId, open }: { articleId: string; open: boolean }) {
  const { t } = useLingui();
  const { items: comments, error, refetch, more } = usePages(commentPages(articleId));
  const changes = useCommentChanges(articleId);
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
          <Trans>Comments on this article are closed.</Trans>
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

function CommentsSkeleton() {
  return (
    <Stack gap="4" minH="60svh" {...PENDING} aria-hidden>
      <Skeleton height="16" />
      <Skeleton height="16" />
      <Skeleton height="16" />
    </Stack>
  );
}
