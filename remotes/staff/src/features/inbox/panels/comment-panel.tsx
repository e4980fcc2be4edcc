import type { CommentCase, InboxItem } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  chakra,
  Heading,
  NotLoaded,
  Skeleton,
  Stack,
  Text,
  TimeText,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { CommentActions } from './comment-actions.tsx';
import { caseQuery } from './decide-comment.ts';

type Comment = CommentCase['before'][number];

/** A comment in its thread, why it was reported, and what can be done. */
export function CommentPanel({ item }: { item: InboxItem }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(caseQuery(item.subject));
  if (!data)
    return (
      <NotLoaded
        error={error}
        skeleton={<Skeleton height="48" role="status" aria-label={t`Loading the comment`} />}
        missing={<Text>{t`This comment is gone.`}</Text>}
        failure={t`The comment could not be loaded`}
        onRetry={() => void refetch()}
      />
    );
  const { comment, reports, before, after } = data;
  return (
    <Stack gap="5">
      {reports.length > 0 && (
        <Box>
          <Heading as="h3" textStyle="md" mb="2">
            <Trans>Why it was reported</Trans>
          </Heading>
          <Stack as="ul" listStyleType="none" gap="2">
            {reports.map(({ by, reason, at }) => (
              <Box
                as="li"
                key={by.username}
                borderInlineStartWidth="3px"
                borderInlineStartColor="signal.solid"
                ps="3"
              >
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {reason}
                </Text>
                <Text fontSize="sm" color="fg.muted">
                  {by.fullName}, <TimeText at={at} as="relative" />
                </Text>
              </Box>
            ))}
          </Stack>
        </Box>
      )}
      {reports.length === 0 && comment.state === 'held' && (
        <Text color="fg.muted">
          <Trans>A first comment: nobody reads it until a moderator has let it through.</Trans>
        </Text>
      )}
      <Box>
        <Heading as="h3" textStyle="md" mb="2">
          <Trans>The comment in its thread</Trans>
        </Heading>
        <Stack as="ol" listStyleType="none" gap="0" borderWidth="1px" borderRadius="md">
          {before.map((one) => (
            <Said key={one.id} comment={one} />
          ))}
          <Said comment={comment} meant />
          {after.map((one) => (
            <Said key={one.id} comment={one} />
          ))}
        </Stack>
      </Box>
      <CommentActions comment={comment} authorId={item.about?.id} />
    </Stack>
  );
}

/** @param meant it is the one that it is about. */
function Said({ comment: { author, text, createdAt, state }, meant }: { comment: Comment; meant?: boolean }) {
  return (
    <Box
      as="li"
      px="3"
      py="2.5"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      bg={meant ? 'bg.subtle' : undefined}
      aria-current={meant ? 'true' : undefined}
    >
      <Text fontSize="sm" color="fg.muted">
        <chakra.span fontWeight={meant ? '700' : undefined} color={meant ? 'fg' : undefined}>
          {author.fullName}
        </chakra.span>
        , <TimeText at={createdAt} as="relative" />{' '}
        {state === 'held' && (
          <Badge ms="1">
            <Trans>Hidden</Trans>
          </Badge>
        )}
        {state === 'removed' && (
          <Badge ms="1">
            <Trans>Removed</Trans>
          </Badge>
        )}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" color={meant ? undefined : 'fg.muted'}>
        {text}
      </Text>
    </Box>
  );
}
