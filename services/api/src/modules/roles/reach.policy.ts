import type { Caller } from '../../platform/auth/caller.ts';

/** A member on whom staff act, with the highest rank among all roles that they hold. */
export interface RankedMember {
  id: string;
  rank: number;
}

/** Why staff can't act on a member, or undefined: never on oneself, nor on a member whose highest role isn't below one's own. */
export function reachRefusal(
  caller: Pick<Caller, 'id' | 'rank'>,
  member: RankedMember,
): 'OWN_ACCOUNT' | 'MEMBER_OUT_OF_REACH' | undefined {
  if (caller.id === member.id) return 'OWN_ACCOUNT';
  return caller.rank > member.rank ? undefined : 'MEMBER_OUT_OF_REACH';
}

/**
 * Whether a decision that somebody made about a member may be taken back by the caller: nobody undoes what a higher rank decided.
 * @param deciderRank 0 for a decision of the site, and of somebody who has left.
 */
export function mayOverrule(caller: Pick<Caller, 'rank'>, deciderRank: number): boolean {
  return caller.rank >= deciderRank;
}
