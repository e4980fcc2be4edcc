import { effectiveRoles } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller, TokenClaims } from '../../platform/auth/caller.ts';
import { Callers, type CallOrigin } from '../../platform/auth/callers.ts';
import type { Versions } from '../../platform/database/data-versions.ts';
import { RolesService } from '../roles/roles.service.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { ArrivalService } from './arrival.service.ts';
import { countingIdentityRoles, needsIdentitySync, siteRoles } from './identity-roles.policy.ts';

const SEEN_EVERY_MS = 60_000;

type Standing = Pick<Caller, 'roles' | 'permissions' | 'rights'>;
interface KnownStanding {
  claims: TokenClaims;
  version: number;
  standing: Standing;
}

/** Tells who is calling: the member behind a token, with the roles that count at this moment. */
@Injectable()
export class SessionService extends Callers {
  /** What was worked out for a member; it goes with what is remembered of them. */
  private readonly standings = new WeakMap<Member, KnownStanding>();

  constructor(
    private readonly membership: MembershipService,
    private readonly roles: RolesService,
    private readonly arrival: ArrivalService,
  ) {
    super();
  }

  async resolve(claims: TokenClaims, versions: Versions, origin: CallOrigin): Promise<Caller> {
    const member = await this.memberOf(claims, versions, origin);
    const known = this.standings.get(member);
    const holds = known?.claims === claims && known.version === versions.people;
    const standing = holds ? known.standing : await this.standingOf(member, claims, versions);
    const { id, fullName, username } = member;
    return { id, fullName, username, ...standing, claims, requestId: origin.requestId };
  }

  private async standingOf(member: Member, claims: TokenClaims, versions: Versions): Promise<Standing> {
    const roles = effectiveRoles([...countingIdentityRoles(member, claims), ...siteRoles(member)]);
    const permissions = await this.roles.permissionsOf(roles, versions);
    const standing = { roles, permissions, rights: permissions.toSorted().join() };
    this.standings.set(member, { claims, version: versions.people, standing });
    return standing;
  }

  private async memberOf(
    claims: TokenClaims,
    versions: Versions,
    { token, requestId }: CallOrigin,
  ): Promise<Member> {
    let member =
      (await this.membership.find(claims.sub, versions)) ??
      (await this.arrival.receive(claims, token, requestId));
    if (needsIdentitySync(member, claims)) {
      const issuedAt = new Date(claims.iat * 1_000);
      await this.membership.syncIdentity(member.id, claims.roles, issuedAt, { requestId });
      member = (await this.membership.find(member.id, versions)) ?? member;
    }
    if (!member.profileKnown) this.arrival.askAgain(member.id, claims, token);
    if (Date.now() - (member.lastSeenAt?.getTime() ?? 0) > SEEN_EVERY_MS) {
      await this.membership.markSeen(member.id);
    }
    return member;
  }
}
