import { Box, ErrorBox, Forbidden, LoadMore, Spinner } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AuditRow } from '../../../audit/audit-row.tsx';
import { PanelSection } from '../../../layout/panel-section.tsx';
import { useAudit } from '../hooks/use-audit.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { NoEntries } from './no-entries.tsx';

/** What was changed on the site, newest first. */
export function AuditPanel() {
  const { t } = useLingui();
  const { action, setAction, forbidden, entries, error, refetch, busy, more } = useAudit();
  if (forbidden) {
    return (
      <PanelSection title={t`Recent changes`}>
        <Forbidden permission="audit.read" />
      </PanelSection>
    );
  }
  return (
    <PanelSection
      title={t`Recent changes`}
      aside={
        <>
          {busy && entries && <Spinner size="sm" color="fg.muted" />}
          <AuditFilter action={action} onChange={setAction} />
        </>
      }
    >
      {error && <ErrorBox title={t`The log could not be loaded`} error={error} onRetry={refetch} />}
      {!entries && !error && <AuditSkeleton />}
      {entries?.length === 0 && <NoEntries filtered={action !== undefined} onClear={() => setAction('')} />}
      {entries && entries.length > 0 && (
        <Box aria-busy={busy}>
          <Box as="ol" listStyleType="none" borderTopWidth="1px">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </Box>
          <LoadMore {...more} loaded={<Shown count={entries.length} hasMore={more.hasMore} />} />
        </Box>
      )}
    </PanelSection>
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
