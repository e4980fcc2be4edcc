import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ROLES_CHANNEL } from '../roles/definitions/role-directory.service.ts';
import { RoleFollowersService } from '../roles/definitions/role-follower.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { handleCandidates } from './handle.policy.ts';
import { type Member, MembersRepository } from './members.repository.ts';
import { UsersRepository } from './users.repository.ts';
import type { NewUser } from './users.table.ts';

export type { Member };

type NewMember = Pick<
  NewUser,
  'id' | 'email' | 'emailVerified' | 'fullName' | 'pictureSource' | 'profileKnown'
> & {
  wantedHandle: string;
};

/** Members for the session module: found, created on their first call, and synchronized with the identity provider. */
@Injectable()
export class MembershipService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersRepository,
    private readonly users: UsersRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditService,
    private readonly events: ProcessEvents,
    private readonly followers: RoleFollowersService,
  ) {}

  /** Returns the member with all their roles. @param signedInAt of the calling token, in seconds since 1970: identifies the session. */
  find(id: string, signedInAt?: number): Promise<Member | undefined> {
    return this.members.find(id, signedInAt);
  }

  /** Creates the member's row, unless another call has created it. */
  async create({ wantedHandle, ...profile }: NewMember): Promise<void> {
    await this.database.transaction(async () => {
      for (const username of handleCandidates(wantedHandle, profile.id)) {
        if (await this.users.insertUnlessTaken({ ...profile, username })) {
          const { id, fullName } = profile;
          const actor = { id, fullName, username };
          await this.audit.record(actor, { action: 'user.joined', target: profile, after: { username } });
          return;
        }
        if (await this.users.findById(profile.id)) return;
      }
      throw new Error(`No handle could be found for ${profile.id}.`);
    });
  }

  /** Replaces the stored identity roles with those of the token, unless a newer token was used before. */
  async syncIdentity(id: string, roles: readonly string[], issuedAt: Date): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.users.lockById(id);
      if (!row || (row.identitySyncedAt && row.identitySyncedAt > issuedAt)) return;
      const held = (await this.assignments.ofMembers([id])).get(id) ?? [];
      const fromIdentity = held.filter(({ source }) => source === 'identity');
      for (const gone of fromIdentity.filter(({ role }) => !roles.includes(role))) {
        await this.assignments.delete(gone.id);
        await this.recordIdentity('role.removed', row, gone.role);
        await this.followers.assignmentChanged(id, gone.role);
      }
      for (const role of roles) {
        if (!(await this.assignments.insert(id, role, 'identity'))) continue;
        await this.recordIdentity('role.assigned', row, role);
        await this.followers.assignmentChanged(id, role);
      }
      await this.users.markIdentitySynced(id, issuedAt);
      await this.events.notify(ROLES_CHANNEL, id);
    });
  }

  async completeProfile(
    id: string,
    profile: Pick<NewUser, 'email' | 'emailVerified' | 'fullName' | 'pictureSource'>,
  ): Promise<void> {
    await this.users.completeProfile(id, profile);
  }

  /** Stores the address of the provider and whether it is verified. */
  async confirmAddress(id: string, address: Pick<NewUser, 'email' | 'emailVerified'>): Promise<void> {
    await this.users.changeAddress(id, address);
  }

  async markSeen(id: string): Promise<void> {
    await this.users.markSeen(id);
  }

  /** The change comes from the identity provider, so the entry has no actor. */
  private recordIdentity(
    action: 'role.assigned' | 'role.removed',
    target: { id: string; fullName: string },
    role: string,
  ): Promise<void> {
    const value = { role, source: 'identity' };
    const change = action === 'role.assigned' ? { after: value } : { before: value };
    return this.audit.record({}, { action, target, ...change });
  }
}
