import type { AuditEntry } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { AuditChanges } from './audit-changes.tsx';
import type { readEntry } from './audit-reading.ts';

interface AuditDetailsProps {
  entry: AuditEntry;
  reading: ReturnType<typeof readEntry>;
}

/** The changes, and the request id, which identifies the call in the server's log. */
export function AuditDetails({ entry: { requestId }, reading }: AuditDetailsProps) {
  return (
    <>
      {'changes' in reading && <AuditChanges changes={reading.changes} />}
      {requestId && (
        <chakra.p mt="0.5" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          <Trans>
            Request <code translate="no">{requestId}</code>
          </Trans>
        </chakra.p>
      )}
    </>
  );
}
