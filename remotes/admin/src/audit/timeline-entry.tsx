import type { AuditEntry } from '@boardwalk/contracts';
import type { TimelineEntry } from '@boardwalk/kit';
import { AuditDetails } from './audit-details.tsx';
import { readEntry } from './audit-reading.ts';
import { AuditSentence } from './audit-sentence.tsx';

/** An entry of the log as a part of a timeline. */
export function timelineEntry(entry: AuditEntry): TimelineEntry {
  const { id, at } = entry;
  const reading = readEntry(entry);
  return {
    id,
    at,
    what: <AuditSentence entry={entry} reading={reading} />,
    details: <AuditDetails entry={entry} reading={reading} />,
  };
}
