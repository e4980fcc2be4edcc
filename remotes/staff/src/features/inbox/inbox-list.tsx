import type { InboxItem } from '@boardwalk/contracts';
import { Box, EmptyState, LinkButton, PagedList, type Pages, Panel, SkeletonRows } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { InboxRow } from './inbox-row.tsx';
import type { InboxView } from './use-inbox-view.ts';

interface InboxListProps {
  view: InboxView;
  pages: Pages<InboxItem>;
  /** Id of the item next to the list. */
  shown: string | undefined;
}

/** Items of the chosen list, by due time. */
export function InboxList({ view, pages, shown }: InboxListProps) {
  const { t } = useLingui();
  return (
    <PagedList
      // Rows that both searches contain keep the focus.
      pages={{ ...pages, listKey: undefined }}
      failure={t`The inbox could not be loaded`}
      stale={t`The inbox is not up to date`}
      skeleton={<InboxSkeleton />}
      empty={<NoItems narrowed={view.filter !== 'all' || view.kind !== undefined} />}
      loaded={(count) => <Plural value={count} one="# item" other="# items" />}
      hideCountAtEnd
      renderItems={(items) => (
        <Panel as="ul" listStyleType="none" p="0" overflow="hidden" aria-label={t`Open items`}>
          {items.map((item) => (
            <Box as="li" key={item.id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
              <InboxRow item={item} to={view.addressOf({ item: item.id })} current={item.id === shown} />
            </Box>
          ))}
        </Panel>
      )}
    />
  );
}

function NoItems({ narrowed }: { narrowed: boolean }) {
  const { t } = useLingui();
  if (narrowed)
    return (
      <EmptyState
        title={t`No items in this list`}
        action={
          <LinkButton variant="outline" to="?">
            <Trans>Show all open items</Trans>
          </LinkButton>
        }
      >
        <Trans>Check the other lists.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`No open items`}>
      <Trans>Reports, applications, appeals and failed deliveries appear here.</Trans>
    </EmptyState>
  );
}

/** Placeholder of the loading list. */
export function InboxSkeleton() {
  const { t } = useLingui();
  return <SkeletonRows label={t`Loading the inbox`} rows={14} height={{ base: '3.5rem', lg: '2.25rem' }} />;
}
