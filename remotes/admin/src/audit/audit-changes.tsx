import type { AuditEntry } from '@boardwalk/contracts';
import { chakra, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A changed value; null if there was or is none. */
interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Labels of a profile's fields, as its owner sees them. */
const FIELDS: Record<string, ReactNode> = {
  fullName: <Trans>Name</Trans>,
  username: <Trans>Handle</Trans>,
  bio: <Trans>Bio</Trans>,
  pronouns: <Trans>Pronouns</Trans>,
  timeZone: <Trans>Time zone</Trans>,
  links: <Trans>Links</Trans>,
  listedOnTeam: <Trans>Shown on the About page</Trans>,
  visibility: <Trans>Who sees what</Trans>,
};

/** The changed fields with their values before and after. */
export function AuditChanges({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <chakra.dl mt="1.5" ps="3" borderLeftWidth="2px" fontSize="sm" overflowWrap="anywhere">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <chakra.dt color="fg.muted" display="inline">
            {FIELDS[field] ?? field}:{' '}
          </chakra.dt>
          <chakra.dd display="inline">
            <VisuallyHidden>
              <Trans>before</Trans>{' '}
            </VisuallyHidden>
            <chakra.del color="fg.muted" textDecoration={before === null ? 'none' : 'line-through'}>
              {before ?? <Trans>nothing</Trans>}
            </chakra.del>
            <span aria-hidden> → </span>
            <VisuallyHidden>
              {' '}
              <Trans>after</Trans>{' '}
            </VisuallyHidden>
            <chakra.ins textDecoration="none">{after ?? <Trans>nothing</Trans>}</chakra.ins>
          </chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

/** Returns the changed fields, in the order of the entry. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

/** Returns a value of an entry as text; null if it is empty. */
export function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
