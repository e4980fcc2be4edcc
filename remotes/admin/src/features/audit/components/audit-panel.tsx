import { Box, ErrorBox, Forbidden, LoadMore, Panel, Stack } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAudit } from '../hooks/use-audit.ts';
import { useAuditFilters } from '../hooks/use-audit-filters.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { NoEntries } from './no-entries.tsx';
import { OpenableRow } from './openable-row.tsx';

/** The audit log, newest first. */
export function AuditPanel() {
  const { t } = useLingui();
  const filters = useAuditFilters();
  const { forbidden, entries, error, refetch, busy, more } = useAudit(filters.filter);
  if (forbidden) return <Forbidden permission="audit.read" />;
  return (
    <Stack gap="5">
      <AuditFilters {...filters} />
      <Panel as="section" aria-label={t`Entries`} p={{ base: '4', md: '5' }} minW="0">
        {error && <ErrorBox title={t`The log could not be loaded`} error={error} onRetry={refetch} />}
        {!entries && !error && <AuditSkeleton />}
        {entries?.length === 0 && <NoEntries filtered={filters.filtered} onClear={filters.clear} />}
        {entries && entries.length > 0 && (
          <Box aria-busy={busy} opacity={busy ? 0.6 : undefined}>
            <Box as="ol" listStyleType="none" borderTopWidth="1px">
              {entries.map((entry) => (
                <OpenableRow key={entry.id} entry={entry} onFilter={filters.setFilters} />
              ))}
            </Box>
            <LoadMore {...more} loaded={<Shown count={entries.length} hasMore={more.hasMore} />} />
          </Box>
        )}
      </Panel>
    </Stack>
  );
}

function Shown({ count, hasMore }: { count: number; hasMore: boolean }) {
  return hasMore ? (
    <Plural value={count} one="The latest change" other="The latest # changes" />
  ) : (
    <Trans>
      That is all: <Plural value={count} one="# change" other="# changes" />
    </Trans>
  );
}
