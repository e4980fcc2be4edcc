import type { Article, ArticleState } from '@boardwalk/contracts';
import { Badge, Button, HStack, Link, Panel, Stack, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { STATE_NAMES } from '../../../article/category-names.ts';
import type { Editing } from '../hooks/use-editing.ts';
import { useMove } from '../hooks/use-move.ts';
import { SaveStatus } from './save-status.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** Where the article stands, whether it is saved, and the ways on from here. */
export function PublishPanel({ editing }: { editing: Editing }) {
  const { i18n } = useLingui();
  const { article, state, hasRoom } = editing;
  const move = useMove(editing);
  const [scheduling, setScheduling] = useState(false);
  return (
    <Panel>
      <Stack gap="3">
        <HStack justify="space-between" wrap="wrap">
          <Badge colorPalette={article?.state === 'published' ? 'tide' : 'sodium'}>
            {i18n._(STATE_NAMES[article?.state ?? 'draft'])}
          </Badge>
          <SaveStatus state={state} hasRoom={hasRoom} />
        </HStack>
        {article?.state === 'scheduled' && article.publishedAt && (
          <Text textStyle="sm">
            <Trans>
              Comes out <TimeText at={article.publishedAt} as="long" />
            </Trans>
          </Text>
        )}
        {state.kind === 'unsent' && (
          <Button size="sm" colorPalette="sodium" onClick={() => void editing.flush()}>
            <Trans>Update the article</Trans>
          </Button>
        )}
        {article ? (
          <Ways
            article={article}
            busy={move.isPending}
            onMove={(to) => move.mutate({ to })}
            onSchedule={() => setScheduling(true)}
          />
        ) : (
          <Text textStyle="sm" color="fg.muted">
            <Trans>Give it a headline, and it is kept from then on.</Trans>
          </Text>
        )}
      </Stack>
      <ScheduleDialog
        open={scheduling}
        busy={move.isPending}
        onClose={() => setScheduling(false)}
        onSchedule={(publishAt) =>
          move.mutate({ to: 'scheduled', publishAt }, { onSuccess: () => setScheduling(false) })
        }
      />
    </Panel>
  );
}

interface WaysProps {
  article: Article;
  busy: boolean;
  onMove: (to: ArticleState) => void;
  onSchedule: () => void;
}

function Ways({ article: { id, slug, state, may }, busy, onMove, onSchedule }: WaysProps) {
  const way = (to: ArticleState, words: ReactNode, first = false) => (
    <Button
      key={to}
      size="sm"
      variant={first ? 'solid' : 'outline'}
      colorPalette={first ? 'sodium' : undefined}
      loading={busy}
      onClick={() => onMove(to)}
    >
      {words}
    </Button>
  );
  const unpublished = state !== 'published' && state !== 'archived';
  return (
    <HStack wrap="wrap" gap="2">
      {may.publish && unpublished && way('published', <Trans>Publish now</Trans>, true)}
      {may.publish && unpublished && (
        <Button size="sm" variant="outline" disabled={busy} onClick={onSchedule}>
          <Trans>Schedule</Trans>
        </Button>
      )}
      {may.submit &&
        !may.publish &&
        state === 'draft' &&
        way('in_review', <Trans>Send to the editors</Trans>, true)}
      {may.submit && state !== 'draft' && unpublished && way('draft', <Trans>Back to a draft</Trans>)}
      {may.archive && state === 'published' && way('archived', <Trans>Take out of the paper</Trans>)}
      {may.publish && state === 'archived' && way('draft', <Trans>Back to a draft</Trans>)}
      <Button asChild size="sm" variant="ghost">
        <Link to={`/news/${slug}`}>
          <Trans>As readers see it</Trans>
        </Link>
      </Button>
      <Button asChild size="sm" variant="ghost">
        <Link to={`/news/${id}/history`}>
          <Trans>History</Trans>
        </Link>
      </Button>
    </HStack>
  );
}
