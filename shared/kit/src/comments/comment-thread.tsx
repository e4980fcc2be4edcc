import { type Comment, DELETED_MEMBER, type CommentThread as Thread } from '@boardwalk/contracts';
import { Box, Button, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CommentField } from './comment-field.tsx';
import { CommentItem } from './comment-item.tsx';
import type { CommentsOn } from './queries.ts';
import type { CommentChanges } from './use-comment-changes.ts';
import type { MentionedMember } from './use-mentions.ts';
import { useReplies } from './use-replies.ts';

interface CommentThreadProps extends CommentsOn {
  thread: Thread;
  changes: CommentChanges;
  people: readonly MentionedMember[];
  /** Whether comments are open. */
  open: boolean;
  /** Id of the comment or reply that the URL links to. */
  linkedId: string | undefined;
  /** Id of the comment that takes the focus once it is rendered. */
  toFocus: string | undefined;
  setToFocus: (id: string | undefined) => void;
  /** Whether a comment isn't shown, because its author has removed it. */
  isHidden: (comment: Comment) => boolean;
  /** Removes the reader's own comment, which has no replies. */
  onRemove: (comment: Comment) => void;
}

/** A comment with its replies. If there are many, the first are shown, and the rest on demand. */
export function CommentThread({
  on,
  id,
  thread,
  changes,
  people,
  open,
  linkedId,
  toFocus,
  setToFocus,
  isHidden,
  onRemove,
}: CommentThreadProps) {
  const replies = useReplies({ on, id }, thread);
  const [repliedTo, setRepliedTo] = useState<Comment>();
  const shownReplies = replies.items.filter((reply) => !isHidden(reply));
  const hasReplies = replies.items.length > 0 || replies.left > 0;
  const item = (comment: Comment) => ({
    comment,
    changes,
    people,
    isLinked: comment.id === linkedId,
    takesFocus: comment.id === toFocus,
    onFocused: () => setToFocus(undefined),
    onReply: open ? () => setRepliedTo(comment) : undefined,
    // A comment with replies leaves a placeholder above them.
    onRemove: comment.parentId === null && hasReplies ? undefined : () => onRemove(comment),
  });
  const reply = (text: string, to: Comment) =>
    changes.add.mutateAsync({ text, replyTo: to.id }).then(
      (added) => {
        setRepliedTo(undefined);
        replies.show(added);
        setToFocus(added.id);
        return true;
      },
      () => false,
    );
  return (
    <CommentItem {...item(thread)}>
      {shownReplies.length > 0 && (
        <Stack
          as="ul"
          listStyleType="none"
          gap="0"
          borderInlineStartWidth="2px"
          ps={{ base: '3', md: '4' }}
          mt="1"
        >
          {shownReplies.map((comment) => (
            <CommentItem key={comment.id} {...item(comment)} />
          ))}
        </Stack>
      )}
      {replies.left > 0 && (
        <Box>
          <Button
            size="sm"
            variant="ghost"
            ms="-2"
            color="dusk.fg"
            aria-disabled={replies.busy}
            onClick={replies.more}
          >
            {replies.failed ? (
              <Trans>The replies could not be loaded. Try again</Trans>
            ) : (
              <Plural value={replies.left} one="Show # more reply" other="Show # more replies" />
            )}
          </Button>
        </Box>
      )}
      {repliedTo && (
        <Box mt="2">
          <CommentField
            key={repliedTo.id}
            draftId={`reply-${repliedTo.id}`}
            label={
              isNamed(repliedTo) ? (
                <Trans>
                  Your reply to <bdi translate="no">{repliedTo.author.fullName}</bdi>
                </Trans>
              ) : (
                <Trans>Your reply</Trans>
              )
            }
            action={<Trans>Reply</Trans>}
            text={repliedTo.parentId !== null && isNamed(repliedTo) ? `@${repliedTo.author.username} ` : ''}
            people={people}
            focused
            busy={changes.add.isPending}
            onSend={(text) => reply(text, repliedTo)}
            onCancel={() => {
              setRepliedTo(undefined);
              setToFocus(repliedTo.id);
            }}
          />
        </Box>
      )}
    </CommentItem>
  );
}

/** Returns whether the reply form addresses the author by name: not the reader, and not a member who has left. */
function isNamed({ author, mine }: Comment): boolean {
  return !mine && author.username !== DELETED_MEMBER.username;
}
