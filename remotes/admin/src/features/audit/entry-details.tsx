import type { AuditEntry } from '@boardwalk/contracts';
import { Button, chakra, HStack, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { AuditChanges, changesOf } from '../../audit/audit-changes.tsx';
import type { AuditFilterName } from './use-audit-filters.ts';

export interface EntryProps {
  entry: AuditEntry;
  onFilter: (filters: Partial<Record<AuditFilterName, string>>) => void;
}

/** All details of an entry, with links to similar ones. */
export function EntryDetails({ entry, onFilter }: EntryProps) {
  const { action, actor, target, at, requestId } = entry;
  const changes = changesOf(entry).filter(({ field }) => !isOfSentence(entry, field));
  const who = actor?.fullName || actor?.username;
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <code translate="no">{action}</code> · <TimeText at={at} as="long" />
        {requestId && (
          <>
            {' · '}
            <Trans>
              Request <code translate="no">{requestId}</code>
            </Trans>
          </>
        )}
      </chakra.p>
      {changes.length > 0 ? (
        <AuditChanges changes={changes} />
      ) : (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
          <Trans>No values changed.</Trans>
        </chakra.p>
      )}
      <HStack wrap="wrap" mt="3">
        {actor?.username && (
          <Button size="xs" variant="outline" onClick={() => onFilter({ actor: actor.username })}>
            <Trans>Only by {who}</Trans>
          </Button>
        )}
        <Button
          size="xs"
          variant="outline"
          onClick={() => onFilter({ type: target.type, target: target.label })}
        >
          <Trans>Only about {target.label}</Trans>
        </Button>
      </HStack>
    </>
  );
}

/** Fields of an entry of an app that its sentence already contains. */
const SENTENCE_FIELDS = ['app', 'action', 'sentence'];

function isOfSentence({ action }: AuditEntry, field: string): boolean {
  return action === 'app.acted' && SENTENCE_FIELDS.includes(field);
}
