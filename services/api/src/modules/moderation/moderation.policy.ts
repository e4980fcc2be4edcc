import { canTakeWithPunishment, type ErrorCode } from '@boardwalk/contracts';
import type { Caller } from '../../platform/auth/caller.ts';
import type { AppealRow, PunishmentRow } from './punishments.table.ts';

/** Somebody on whom staff act, with the highest rank among all roles that they hold. */
export interface Holder {
  id: string;
  rank: number;
}
type Acting = Pick<Caller, 'id' | 'rank'>;

/** Why somebody can't act on a member, or undefined: never on oneself, nor on whose highest role isn't below one's own. */
export function reachRefusal(caller: Acting, member: Holder): ErrorCode | undefined {
  if (caller.id === member.id) return 'OWN_ACCOUNT';
  return caller.rank > member.rank ? undefined : 'MEMBER_OUT_OF_REACH';
}

/** One appeals once. */
export function mayAppeal({ state }: Pick<PunishmentRow, 'state'>, appeal: AppealRow | undefined): boolean {
  return !appeal && canTakeWithPunishment('appeal', state);
}

/** What follows for a member's account, from the punishments that are in force. */
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
