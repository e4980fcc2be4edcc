import { chakra, PagedList, Skeleton, Text, Timeline, usePages } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { AuditSentence } from '../../audit/audit-sentence.tsx';
import { historyPages } from './queries.ts';

/** History of a remote's releases, newest first. */
export function History({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(historyPages(name))}
      failure={t`The history could not be loaded`}
      stale={t`The history could not be loaded`}
      skeleton={<Skeleton height="20" aria-label={t`Loading the history`} role="status" />}
      empty={
        <Text color="fg.muted">
          <Trans>No history yet.</Trans>
        </Text>
      }
      loaded={(count) => <Plural value={count} one="# change" other="# changes" />}
      renderItems={(entries) => (
        <Timeline
          aria-label={t`History of ${name}`}
          entries={entries.map((entry) => ({
            id: entry.id,
            at: entry.at,
            what: <AuditSentence entry={entry} />,
            details: entry.requestId && <RequestId id={entry.requestId} />,
          }))}
        />
      )}
    />
  );
}

/** Identifies the call in the server's log. */
function RequestId({ id }: { id: string }) {
  return (
    <chakra.p mt="0.5" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <Trans>
        Request <code translate="no">{id}</code>
      </Trans>
    </chakra.p>
  );
}
