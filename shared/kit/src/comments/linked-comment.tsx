import type { CommentThread as Thread } from '@boardwalk/contracts';
import { Box, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { CommentThread } from './comment-thread.tsx';

interface LinkedCommentProps extends Omit<ComponentProps<typeof CommentThread>, 'thread'> {
  thread: Thread | undefined;
  isMissing: boolean;
}

/** A linked thread, shown above a list that isn't loaded that far. */
export function LinkedComment({ thread, isMissing, ...shared }: LinkedCommentProps) {
  if (isMissing)
    return (
      <Text color="fg.muted" mb="4">
        <Trans>The linked comment no longer exists.</Trans>
      </Text>
    );
  if (!thread) return null;
  return (
    <Box mb="6">
      <Text textStyle="sm" color="fg.muted">
        <Trans>The linked comment</Trans>
      </Text>
      <Box as="ul" listStyleType="none" borderBottomWidth="1px">
        <CommentThread {...shared} thread={thread} />
      </Box>
    </Box>
  );
}
