import type { Article, ArticleState } from '@boardwalk/contracts';
import { Badge, Button, HStack, LinkButton, Panel, Stack, Text, TimeText } from '@boardwalk/kit';
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

function Ways({ article: { id, slug, moves }, busy, onMove, onSchedule }: WaysProps) {
  const first = moves.includes('published') ? 'published' : 'in_review';
  const words: Record<Exclude<ArticleState, 'scheduled'>, ReactNode> = {
    published: <Trans>Publish now</Trans>,
    in_review: <Trans>Send to the editors</Trans>,
    draft: <Trans>Back to a draft</Trans>,
    archived: <Trans>Take out of the paper</Trans>,
  };
  const order = ['published', 'in_review', 'scheduled', 'draft', 'archived'] as const;
  return (
    <HStack wrap="wrap" gap="2">
      {order
        .filter((to) => moves.includes(to))
        .map((to) => (
          <Button
            key={to}
            size="sm"
            variant={to === first ? 'solid' : 'outline'}
            colorPalette={to === first ? 'sodium' : undefined}
            disabled={busy}
            onClick={() => (to === 'scheduled' ? onSchedule() : onMove(to))}
          >
            {to === 'scheduled' ? <Trans>Schedule</Trans> : words[to]}
          </Button>
        ))}
      <LinkButton size="sm" variant="ghost" to={`/news/${slug}`}>
        <Trans>As readers see it</Trans>
      </LinkButton>
      <LinkButton size="sm" variant="ghost" to={`/news/${id}/history`}>
        <Trans>History</Trans>
      </LinkButton>
    </HStack>
  );
}
