import { effectiveRoles } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller, TokenClaims } from '../../platform/auth/caller.ts';
import { PrincipalResolver } from '../../platform/auth/principal-resolver.ts';
import { RolesService } from '../roles/roles.service.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { effectiveIdentityRoles, needsIdentitySync, siteRoles } from './identity-roles.policy.ts';
import { UserProvisioningService } from './user-provisioning.service.ts';

const SEEN_EVERY_MS = 60_000;

/** Finds the member behind a token. Their row and roles are read on each call, so that a change counts at once everywhere. */
@Injectable()
export class SessionService extends PrincipalResolver {
  constructor(
    private readonly membership: MembershipService,
    private readonly roles: RolesService,
    private readonly provisioning: UserProvisioningService,
  ) {
    super();
  }

  async resolve(claims: TokenClaims, token: string): Promise<Caller> {
    const member = await this.memberOf(claims, token);
    const roles = effectiveRoles([...effectiveIdentityRoles(member, claims), ...siteRoles(member)]);
    const { id, fullName, username } = member;
    return { id, fullName, username, roles, permissions: this.roles.permissionsOf(roles), claims };
  }

  private async memberOf(claims: TokenClaims, token: string): Promise<Member> {
    let member =
      (await this.membership.find(claims.sub)) ?? (await this.provisioning.provision(claims, token));
    if (needsIdentitySync(member, claims)) {
      await this.membership.syncIdentity(member.id, claims.roles, new Date(claims.iat * 1_000));
      member = (await this.membership.find(member.id)) ?? member;
    }
    if (!member.profileKnown) this.provisioning.refreshProfile(member.id, claims, token);
    else if (!member.emailVerified) this.provisioning.refreshAddress(member.id, claims, token);
    if (Date.now() - (member.lastSeenAt?.getTime() ?? 0) > SEEN_EVERY_MS) {
      await this.membership.markSeen(member.id);
    }
    return member;
  }
}
