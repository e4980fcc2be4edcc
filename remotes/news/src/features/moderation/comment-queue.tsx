import type { EndpointAnswer } from '@boardwalk/contracts';
import {
  Box,
  Button,
  EmptyState,
  Heading,
  HStack,
  Link,
  MemberName,
  PagedList,
  PENDING,
  Skeleton,
  Text,
  TimeText,
  useNow,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useDecide } from './decide.ts';
import { queuePages } from './queries.ts';

/** Comments that were held or reported, each with the two decisions. */
export function CommentQueue() {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useDecide();
  return (
    <Box as="section" aria-labelledby="comment-queue">
      <Heading as="h2" id="comment-queue" textStyle="xl" mb="3">
        <Trans>Comments to review</Trans>
      </Heading>
      <PagedList
        pages={usePages(queuePages)}
        failure={t`The comments could not be loaded`}
        skeleton={<Skeleton height="12rem" {...PENDING} />}
        empty={
          <EmptyState title={t`No comments to review`}>
            <Trans>Held and reported comments appear here, the oldest first.</Trans>
          </EmptyState>
        }
        loaded={(count) => <Plural value={count} one="# comment" other="# comments" />}
      >
        {(comment) => (
          <QueuedRow
            key={comment.id}
            comment={comment}
            busy={isPending && variables.id === comment.id}
            onDecide={mutate}
          />
        )}
      </PagedList>
    </Box>
  );
}

interface QueuedRowProps {
  comment: EndpointAnswer<'GET /api/comments/queue'>['items'][number];
  busy: boolean;
  onDecide: ReturnType<typeof useDecide>['mutate'];
}

/** Memoized: a decision renders its row. */
const QueuedRow = memo(function QueuedRow({ comment, busy, onDecide }: QueuedRowProps) {
  const { id, version, author, text, createdAt, state, reports, title, href } = comment;
  return (
    <Box as="li" py="4" borderBottomWidth="1px">
      <Text textStyle="sm" color="fg.muted">
        <MemberName {...author} />, <Age at={createdAt} />,{' '}
        <Text as="span" textDecoration="underline" textUnderlineOffset="3px">
          <Link to={href}>{title}</Link>
        </Text>
        {state === 'held' && reports === 0 && (
          <>
            {' · '}
            <Trans>first comment of this member</Trans>
          </>
        )}
        {reports > 0 && (
          <>
            {' · '}
            <Plural value={reports} one="reported once" other="reported # times" />
          </>
        )}
      </Text>
      <Text whiteSpace="pre-line" overflowWrap="anywhere" my="2">
        {text}
      </Text>
      <HStack wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          onClick={() => onDecide({ id, version, decision: 'show' })}
        >
          <Trans>Approve comment</Trans>
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="signal"
          disabled={busy}
          onClick={() => onDecide({ id, version, decision: 'remove' })}
        >
          <Trans>Remove comment</Trans>
        </Button>
      </HStack>
    </Box>
  );
});

const UPDATE_INTERVAL_MS = 60_000;

/** Time since an instant, updated over time: the memoized row around it may not render for hours. */
function Age({ at }: { at: string }) {
  useNow(UPDATE_INTERVAL_MS);
  return <TimeText at={at} as="relative" />;
}
