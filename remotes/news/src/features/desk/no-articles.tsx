import { Button, EmptyState, LinkButton } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskFilters, DeskView } from './desk-view.ts';

interface NoArticlesProps {
  view: DeskView;
  onFilter: (change: Partial<DeskFilters>) => void;
}

/** Empty state: no match, nothing waiting, or nothing written yet. */
export function NoArticles({ view: { tab, search, scope }, onFilter }: NoArticlesProps) {
  const { t } = useLingui();
  if (search !== '')
    return (
      <EmptyState
        title={t`No article matches “${search}”`}
        action={
          <Button variant="outline" onClick={() => onFilter({ search: '' })}>
            <Trans>Clear search</Trans>
          </Button>
        }
      >
        <Trans>Try another word of the headline, another name, or another tab.</Trans>
      </EmptyState>
    );
  if (tab === 'in_review')
    return (
      <EmptyState title={t`Nothing to review`}>
        {scope === 'all' ? (
          <Trans>Articles that authors submit for review appear here.</Trans>
        ) : (
          <Trans>Articles that you submit for review appear here until they are published.</Trans>
        )}
      </EmptyState>
    );
  if (tab === 'draft' || tab === 'all')
    return (
      <EmptyState
        title={t`No drafts yet`}
        action={
          <LinkButton colorPalette="sodium" to="/news/create">
            <Trans>Write an article</Trans>
          </LinkButton>
        }
      >
        <Trans>Drafts are saved while you write and appear here.</Trans>
      </EmptyState>
    );
  const titles = {
    scheduled: t`Nothing is scheduled`,
    published: t`Nothing is published yet`,
    archived: t`Nothing is archived`,
    comments: '',
  };
  return (
    <EmptyState title={titles[tab]}>
      {tab === 'scheduled' && <Trans>Scheduled articles appear here.</Trans>}
      {tab === 'published' && <Trans>Published articles appear here.</Trans>}
      {tab === 'archived' && <Trans>Articles that were unpublished appear here.</Trans>}
    </EmptyState>
  );
}
