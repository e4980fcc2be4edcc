import type { Comment } from '@boardwalk/contracts';
import { Badge, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberAvatar } from '../components/member-avatar.tsx';
import { MemberName } from '../components/member-name.tsx';
import { TimeText } from '../components/time-text.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentField } from './comment-field.tsx';
import type { CommentChanges } from './use-comment-changes.ts';

/** One comment. Its text is shown as it was typed, with its breaks and nothing else. */
export function CommentItem({ comment, changes }: { comment: Comment; changes: CommentChanges }) {
  const { id, author, text, state, createdAt, editedAt } = comment;
  const [editing, setEditing] = useState(false);
  const save = (next: string) =>
    changes.change.mutateAsync({ id, text: next }).then(
      () => {
        setEditing(false);
        return true;
      },
      () => false,
    );
  return (
    <Flex as="li" gap="3" py="4" borderTopWidth="1px">
      <MemberAvatar {...author} size="9" />
      <Stack gap="1" minW="0" flex="1">
        <HStack gap="2" wrap="wrap" rowGap="0" textStyle="sm">
          <MemberName {...author} fontWeight="semibold" />
          <chakra.span color="fg.muted">
            <TimeText at={createdAt} as="relative" />
            {editedAt && (
              <>
                {' '}
                <Trans>(edited)</Trans>
              </>
            )}
          </chakra.span>
          {state === 'held' && (
            <Badge colorPalette="sodium">
              <Trans>Waits for a moderator</Trans>
            </Badge>
          )}
        </HStack>
        {editing ? (
          <CommentField
            label={<Trans>Your comment</Trans>}
            action={<Trans>Save</Trans>}
            text={text}
            busy={changes.change.isPending}
            onSend={save}
            onCancel={() => setEditing(false)}
          />
        ) : state === 'removed' ? (
          <Text color="fg.muted" fontStyle="italic">
            {text || <Trans>This comment was removed.</Trans>}
          </Text>
        ) : (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
        {!editing && state !== 'removed' && (
          <CommentActions comment={comment} changes={changes} onEdit={() => setEditing(true)} />
        )}
      </Stack>
    </Flex>
  );
}
