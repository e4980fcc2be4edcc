import type { Caller } from '../../platform/auth/caller.ts';

/** Member on whom staff act, with the highest rank among their roles. */
export interface RankedMember {
  id: string;
  rank: number;
}

/**
 * Returns the code with which an action on a member is refused; undefined when it is allowed: never on oneself, nor on members of equal or higher
 * rank.
 */
export function reachRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  member: RankedMember,
): 'OWN_ACCOUNT' | 'MEMBER_OUT_OF_REACH' | undefined {
  if (caller.id === member.id) return 'OWN_ACCOUNT';
  return caller.rank > member.rank ? undefined : 'MEMBER_OUT_OF_REACH';
}

/**
 * Whether the caller may revert another member's decision: not one of a higher rank.
 * @param deciderRank 0 for a decision of the site, and of a deleted member.
 */
export function mayOverrule(caller: Pick<Caller, 'rank'>, deciderRank: number): boolean {
  return caller.rank >= deciderRank;
}
