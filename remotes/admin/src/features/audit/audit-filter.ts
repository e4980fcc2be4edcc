import { toAction, toTargetType } from '../../audit/audit-texts.ts';
import type { AuditFilter, AuditFilterName } from './use-audit-filters.ts';

/** Converts the URL's filters into the server's. Days are in the reader's time zone, the last one inclusive; invalid values are ignored. */
export function filterOf(values: Record<AuditFilterName, string>): AuditFilter {
  const action = toAction(values.action);
  const type = toTargetType(values.type);
  const from = startOf(values.from, 0);
  const to = startOf(values.to, 1);
  const actor = values.actor.replace(/^@/, '');
  return {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(type && { type }),
    ...(values.target && { target: values.target }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** Returns the beginning of a day in the reader's time zone, some days later; undefined for an invalid day. */
function startOf(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString() : undefined;
}
