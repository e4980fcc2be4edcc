import type { Comment } from '@boardwalk/contracts';
import { Badge, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MemberAvatar } from '../components/member-avatar.tsx';
import { MemberName } from '../components/member-name.tsx';
import { TimeText } from '../components/time-text.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentField } from './comment-field.tsx';
import { CommentText } from './comment-text.tsx';
import { EditedMark } from './edited-mark.tsx';
import type { CommentChanges } from './use-comment-changes.ts';
import type { MentionedMember } from './use-mentions.ts';

interface CommentItemProps {
  comment: Comment;
  changes: CommentChanges;
  people: readonly MentionedMember[];
  /** Whether the URL links to it. */
  isLinked: boolean;
  /** Whether it takes the focus: the reader has just written it, or closed a field below it. */
  takesFocus: boolean;
  onFocused: () => void;
  /** Undefined if comments are closed. */
  onReply?: (() => void) | undefined;
  /** Removes the reader's own comment with an undo; undefined if it leaves a placeholder. */
  onRemove?: (() => void) | undefined;
  /** The replies to it. */
  children?: ReactNode;
}

/** Id of a comment's element, for links. */
export const placeOfComment = (id: string) => `comment-${id}`;

/** A comment or reply with its actions. */
export function CommentItem({
  comment,
  changes,
  people,
  isLinked,
  takesFocus,
  onFocused,
  onReply,
  onRemove,
  children,
}: CommentItemProps) {
  const place = useRef<HTMLDivElement>(null);
  const { id, author, text, state, parentId } = comment;
  const [editing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const bringIntoView = useEffectEvent(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
    setWasEdited(false);
    onFocused();
  });
  useEffect(() => {
    if (takesFocus || wasEdited) bringIntoView();
  }, [takesFocus, wasEdited]);
  // The field had the focus, which returns to the comment.
  const endEditing = () => {
    setEditing(false);
    setWasEdited(true);
  };
  const save = (next: string) =>
    changes.change.mutateAsync({ params: { id }, body: { text: next } }).then(
      () => {
        endEditing();
        return true;
      },
      () => false,
    );
  const isReply = parentId !== null;
  return (
    <Flex
      as="li"
      ref={place}
      id={placeOfComment(id)}
      tabIndex={-1}
      scrollMarginBottom="4"
      gap="3"
      pt={isReply ? '3' : '4'}
      pb={isReply ? '1' : '4'}
      borderTopWidth={isReply ? '0' : '1px'}
      scrollMarginTop="24"
    >
      <MemberAvatar {...(state === 'removed' && text === '' ? {} : author)} size={isReply ? '7' : '9'} />
      <Stack gap="1" minW="0" flex="1">
        <Stack
          gap="1"
          css={
            isLinked
              ? {
                  bg: 'bg.muted',
                  borderRadius: 'md',
                  boxShadow: '0 0 0 0.5rem var(--chakra-colors-bg-muted)',
                }
              : undefined
          }
          aria-current={isLinked ? 'true' : undefined}
        >
          {state === 'removed' ? (
            <Removed comment={comment} />
          ) : (
            <>
              <Head comment={comment} />
              {editing ? (
                <CommentField
                  draftId={`change-${id}`}
                  label={<Trans>Your comment</Trans>}
                  action={<Trans>Save</Trans>}
                  text={text}
                  people={people}
                  focused
                  busy={changes.change.isPending}
                  onSend={save}
                  onCancel={endEditing}
                />
              ) : (
                <CommentText {...comment} />
              )}
            </>
          )}
          {!editing && state !== 'removed' && (
            <CommentActions
              comment={comment}
              changes={changes}
              onEdit={() => setEditing(true)}
              onReply={state === 'shown' ? onReply : undefined}
              onRemove={onRemove}
              returnTo={() => place.current}
            />
          )}
        </Stack>
        {children}
      </Stack>
    </Flex>
  );
}

function Head({ comment: { author, createdAt, editedAt, state } }: { comment: Comment }) {
  return (
    <HStack gap="2" wrap="wrap" rowGap="0" textStyle="sm">
      <MemberName {...author} fontWeight="semibold" />
      <chakra.span color="fg.muted">
        <TimeText at={createdAt} as="relative" />
        {editedAt && (
          <>
            {' '}
            <EditedMark at={editedAt} />
          </>
        )}
      </chakra.span>
      {state === 'held' && (
        <Badge colorPalette="sodium">
          <Trans>Waiting for a moderator</Trans>
        </Badge>
      )}
    </HStack>
  );
}

/** Placeholder of a removed comment. Moderators can still read its text. */
function Removed({ comment: { author, text, removedBy, createdAt } }: { comment: Comment }) {
  return (
    <>
      <Text color="fg.muted" textStyle="sm">
        {removedBy === 'moderator' ? (
          <Trans>A moderator removed this comment.</Trans>
        ) : (
          <Trans>The author removed this comment.</Trans>
        )}{' '}
        {text && <MemberName {...author} />} <TimeText at={createdAt} as="relative" />
      </Text>
      {text && (
        <Text color="fg.muted" fontStyle="italic" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      )}
    </>
  );
}
