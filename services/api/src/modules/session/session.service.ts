import { Injectable } from '@nestjs/common';
import type { Caller, TokenClaims } from '../../platform/auth/caller.ts';
import { PrincipalResolver, type TokenSource } from '../../platform/auth/principal-resolver.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { ClosedAccountsService } from '../users/closed-accounts.service.ts';
import { MemberSessionsService } from '../users/member-sessions.service.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { toAccount } from '../users/users.view.ts';
import { browserOf } from './browser.policy.ts';
import { effectiveIdentityRoles, needsIdentitySync, siteRoles } from './identity-roles.policy.ts';
import { isEnded } from './signed-in.policy.ts';
import { UserProvisioningService } from './user-provisioning.service.ts';

const SEEN_EVERY_MS = 60_000;

/** Resolves the member of a token. Their row and roles are read on each call, so that a change applies immediately in every process. */
@Injectable()
export class SessionService extends PrincipalResolver {
  constructor(
    private readonly membership: MembershipService,
    private readonly directory: RoleDirectoryService,
    private readonly provisioning: UserProvisioningService,
    private readonly closed: ClosedAccountsService,
    private readonly sessions: MemberSessionsService,
  ) {
    super();
  }

  async resolve(claims: TokenClaims, token: string, source: TokenSource): Promise<Caller> {
    const found =
      (await this.membership.find(claims.sub, claims.signedInAt)) ??
      (await this.newMember(claims, token, source));
    const table = await this.directory.at(found.rolesVersion);
    // The provider may send unknown roles; one of them applies once the site creates a role of that name.
    const known = { ...claims, roles: claims.roles.filter((name) => table.find(name)) };
    const member = await this.upToDate(found, known, token);
    if (isEnded(member, claims)) throw new ApiError('SESSION_ENDED');
    await this.noteSession(found, claims, source.userAgent);
    const roles = table.effective([...effectiveIdentityRoles(member, known), ...siteRoles(member)]);
    const { id, fullName, username } = member;
    return {
      id,
      fullName,
      username,
      roles,
      claims: known,
      account: toAccount(member),
      rank: table.highestRank(roles),
      permissions: table.permissionsOf(roles),
      remotePermissions: table.remotePermissionsOf(roles),
    };
  }

  private async noteSession(
    { id, session }: Member,
    { signedInAt }: TokenClaims,
    userAgent: string | undefined,
  ): Promise<void> {
    if (signedInAt === undefined || Date.now() - (session?.seenAt ?? 0) <= SEEN_EVERY_MS) return;
    await this.sessions.markSeen(id, signedInAt, browserOf(userAgent));
  }

  /** @throws SESSION_ENDED for a token from before the deletion of its member, TOO_MANY_REQUESTS when the address has created too many accounts. */
  private async newMember(claims: TokenClaims, token: string, source: TokenSource): Promise<Member> {
    await this.closed.expectNew(claims);
    return this.provisioning.provision(claims, token, source.expectRoom);
  }

  private async upToDate(found: Member, claims: TokenClaims, token: string): Promise<Member> {
    let member = found;
    if (needsIdentitySync(member, claims)) {
      await this.membership.syncIdentity(member.id, claims.roles, new Date(claims.iat * 1_000));
      member = (await this.membership.find(member.id, claims.signedInAt)) ?? member;
    }
    if (!member.profileKnown) this.provisioning.refreshProfile(member.id, claims, token);
    else if (!member.emailVerified) this.provisioning.refreshAddress(member.id, claims, token);
    if (Date.now() - (member.lastSeenAt?.getTime() ?? 0) > SEEN_EVERY_MS) {
      await this.membership.markSeen(member.id);
    }
    return member;
  }
}
