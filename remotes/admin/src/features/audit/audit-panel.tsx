import { EmptyState, Forbidden, isForbidden, PagedList, Panel, Stack, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AuditFilters } from './audit-filters.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { auditPages } from './queries.ts';
import { useAuditFilters } from './use-audit-filters.ts';

/** The audit log, newest first. */
export function AuditPanel() {
  const { t } = useLingui();
  const filters = useAuditFilters();
  const pages = usePages(auditPages(filters.filter), { keepPreviousData: true });
  if (isForbidden(pages.error)) return <Forbidden permission="audit.read" />;
  return (
    <Stack gap="5">
      <AuditFilters {...filters} />
      <Panel as="section" aria-label={t`Entries`} p={{ base: '4', md: '5' }} minW="0">
        <PagedList
          // A row can set the filter: it stays open and focused in the filtered list.
          pages={{ ...pages, listKey: undefined }}
          failure={t`The log could not be loaded`}
          stale={t`The log could not be loaded`}
          skeleton={<AuditSkeleton />}
          empty={
            <EmptyState title={t`No changes yet`}>
              <Trans>Role changes, profile changes and new members appear here.</Trans>
            </EmptyState>
          }
          noMatch={{
            title: t`No changes match`,
            hint: <Trans>No entry matches all filters. Enter full names.</Trans>,
            filters: { filtered: filters.filtered, clearFilters: filters.clear },
          }}
          loaded={(count) => <Plural value={count} one="# change" other="# changes" />}
          as="ol"
          opacity={pages.busy ? 0.6 : undefined}
        >
          {(entry) => <ExpandableRow key={entry.id} entry={entry} onFilter={filters.setFilters} />}
        </PagedList>
      </Panel>
    </Stack>
  );
}
