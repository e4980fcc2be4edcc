import { LinkButton, Page, PENDING, Skeleton, useAccess, usePermission, useTableState } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoWriting } from '../article/no-writing.tsx';
import { Desk } from '../features/desk/desk.tsx';
import { DeskTabs } from '../features/desk/desk-tabs.tsx';
import { DESK_FILTERS, deskViewOf, tabsOf } from '../features/desk/desk-view.ts';
import { CommentQueue } from '../features/moderation/comment-queue.tsx';

/** `/news/desk`: articles in progress, and the comments that wait for a moderator. */
export default function DeskRoute() {
  const { t } = useLingui();
  const writing = useAccess('news.write');
  const publishes = usePermission('news.publish');
  const moderates = usePermission('comments.moderate');
  const { filters, setFilters } = useTableState(DESK_FILTERS);
  if (writing === 'denied' && !moderates) return <NoWriting />;
  const rights = { writes: writing === 'granted', publishes, moderates };
  const tabs = tabsOf(rights);
  const view = deskViewOf(filters, rights);
  if (tabs.length === 0)
    return (
      <Page title={t`Newsroom`} py={{ base: '6', md: '8' }}>
        <Skeleton height="24rem" {...PENDING} />
      </Page>
    );
  return (
    <Page
      title={t`Newsroom`}
      py={{ base: '6', md: '8' }}
      action={
        rights.writes && (
          <LinkButton colorPalette="sodium" to="/news/create">
            <Trans>Write an article</Trans>
          </LinkButton>
        )
      }
    >
      <DeskTabs tabs={tabs} view={view} filters={filters} counted={rights.writes} />
      {view.tab === 'comments' ? (
        <CommentQueue />
      ) : (
        rights.writes && <Desk key={view.tab} view={view} publishes={publishes} onFilter={setFilters} />
      )}
    </Page>
  );
}
