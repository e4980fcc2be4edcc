import type { CommentCase, InboxItem } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Heading,
  NotLoaded,
  Skeleton,
  Stack,
  StateBadge,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { caseQuery } from '../queries.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentReports } from './comment-reports.tsx';

type Comment = CommentCase['before'][number];

/** A comment in its thread, its reports, and the available actions. */
export function CommentPanel({ item }: { item: InboxItem }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(caseQuery(item.subject));
  if (!data)
    return (
      <NotLoaded
        error={error}
        skeleton={<Skeleton height="48" role="status" aria-label={t`Loading the comment`} />}
        missing={<Text>{t`This comment no longer exists.`}</Text>}
        failure={t`The comment could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  const { comment, reports, parent, before, after } = data;
  return (
    <Stack gap="5">
      {reports.length > 0 && <CommentReports reports={reports} text={comment.text} />}
      {reports.length === 0 && comment.state === 'held' && (
        <Text color="fg.muted">
          <Trans>This member’s first comment. It is hidden until a moderator approves it.</Trans>
        </Text>
      )}
      <Box>
        <Heading as="h3" textStyle="md" mb="2">
          {parent ? <Trans>View reply in its thread</Trans> : <Trans>View comment in its thread</Trans>}
        </Heading>
        <Stack as="ol" listStyleType="none" gap="0" borderWidth="1px" borderRadius="md">
          {parent && <ThreadComment comment={parent} />}
          {before.map((one) => (
            <ThreadComment key={one.id} comment={one} />
          ))}
          <ThreadComment comment={comment} highlighted />
          {after.map((one) => (
            <ThreadComment key={one.id} comment={one} />
          ))}
        </Stack>
      </Box>
      <CommentActions comment={comment} authorId={item.about?.id} />
    </Stack>
  );
}

/** @param highlighted whether the item is about it. */
function ThreadComment({
  comment: { author, text, createdAt, state, parentId },
  highlighted,
}: {
  comment: Comment;
  highlighted?: boolean;
}) {
  return (
    <Box
      as="li"
      ps={parentId === null ? '3' : '8'}
      pe="3"
      py="2.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      bg={highlighted ? 'bg.subtle' : undefined}
      aria-current={highlighted ? 'true' : undefined}
    >
      <Text fontSize="sm" color="fg.muted">
        <chakra.span
          translate="no"
          dir="auto"
          fontWeight={highlighted ? '700' : undefined}
          color={highlighted ? 'fg' : undefined}
        >
          {author.fullName}
        </chakra.span>
        , <TimeText at={createdAt} as="relative" />{' '}
        {state === 'held' && (
          <StateBadge ms="1" state="held">
            <Trans>Hidden</Trans>
          </StateBadge>
        )}
        {state === 'removed' && (
          <StateBadge ms="1" state="removed">
            <Trans>Removed</Trans>
          </StateBadge>
        )}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" color={highlighted ? undefined : 'fg.muted'}>
        {text}
      </Text>
    </Box>
  );
}
