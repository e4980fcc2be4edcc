import { effectiveRoles } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller, TokenClaims } from '../../platform/auth/caller.ts';
import { Callers } from '../../platform/auth/callers.ts';
import { RolesService } from '../roles/roles.service.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { ArrivalService } from './arrival.service.ts';
import { countingIdentityRoles, needsIdentitySync, siteRoles } from './identity-roles.policy.ts';

const SEEN_EVERY_MS = 60_000;

/** Tells who is calling: the member behind a token, with the roles that count at this moment. */
@Injectable()
export class SessionService extends Callers {
  constructor(
    private readonly membership: MembershipService,
    private readonly roles: RolesService,
    private readonly arrival: ArrivalService,
  ) {
    super();
  }

  async resolve(claims: TokenClaims, token: string, requestId: string): Promise<Caller> {
    const member = await this.memberOf(claims, token, requestId);
    const roles = effectiveRoles([...countingIdentityRoles(member, claims), ...siteRoles(member)]);
    return {
      id: member.id,
      fullName: member.fullName,
      username: member.username,
      roles,
      permissions: await this.roles.permissionsOf(roles),
      claims,
      requestId,
    };
  }

  private async memberOf(claims: TokenClaims, token: string, requestId: string): Promise<Member> {
    let member =
      (await this.membership.find(claims.sub)) ?? (await this.arrival.receive(claims, token, requestId));
    if (needsIdentitySync(member, claims)) {
      const issuedAt = new Date(claims.iat * 1_000);
      await this.membership.syncIdentity(member.id, claims.roles, issuedAt, { requestId });
      member = (await this.membership.find(member.id)) ?? member;
    }
    if (!member.profileKnown) this.arrival.askAgain(member.id, claims, token);
    if (Date.now() - (member.lastSeenAt?.getTime() ?? 0) > SEEN_EVERY_MS) {
      await this.membership.markSeen(member.id);
    }
    return member;
  }
}
