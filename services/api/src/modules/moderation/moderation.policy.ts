import { canTakeWithPunishment } from '@boardwalk/contracts';
import type { AppealRow, PunishmentRow } from './punishments.table.ts';

/** Whether a member may appeal: once per punishment. */
export function mayAppeal({ state }: Pick<PunishmentRow, 'state'>, appeal: AppealRow | undefined): boolean {
  return !appeal && canTakeWithPunishment('appeal', state);
}

/** Returns the strictest of the punishments in force, which determines the state of the account. */
export function strictestOf<T extends Pick<PunishmentRow, 'kind' | 'endsAt'>>(
  inForce: readonly T[],
): T | undefined {
  const strictness: Record<PunishmentRow['kind'], number> = {
    warning: 0,
    restriction: 1,
    suspension: 2,
    ban: 3,
  };
  return inForce
    .filter(({ kind }) => kind !== 'warning')
    .toSorted((one, other) => strictness[other.kind] - strictness[one.kind])[0];
}
