import {
  NO_ROLE,
  type Permission,
  type RemoteGrants,
  type Role,
  type RoleAssignment,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { ROLES_CHANNEL, RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { RoleFollowersService } from '../roles/definitions/role-follower.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { MembershipService } from './membership.service.ts';
import { UsersRepository } from './users.repository.ts';
import { type HeldRoles, toAssignment } from './users.view.ts';

/** Member with the names of all assigned roles, and the values derived from them. */
export interface Holder {
  id: string;
  fullName: string;
  roles: string[];
  rank: number;
  permissions: Permission[];
  /** Permissions of remotes. */
  remotePermissions: RemoteGrants;
}

/** Role assignments. The roles module decides what may be granted or revoked; this one stores it. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly database: Database,
    private readonly assignments: AssignmentsRepository,
    private readonly users: UsersRepository,
    private readonly membership: MembershipService,
    private readonly directory: RoleDirectoryService,
    private readonly events: ProcessEvents,
    private readonly followers: RoleFollowersService,
  ) {}

  /** Returns the member with their roles; undefined when there is no such member. */
  async findHolder(userId: string): Promise<Holder | undefined> {
    const member = await this.membership.find(userId);
    if (!member) return undefined;
    const table = await this.directory.at(member.rolesVersion);
    const roles = member.assignments.map(({ role }) => role);
    const { id, fullName } = member;
    return {
      id,
      fullName,
      roles,
      rank: table.highestRank(roles),
      permissions: table.permissionsOf(roles),
      remotePermissions: table.remotePermissionsOf(roles),
    };
  }

  /** Returns the roles of these members for lists, highest first, by member id. */
  async listedOf(userIds: string[]): Promise<(id: string) => HeldRoles> {
    const held = await this.assignments.ofMembers(userIds);
    const table = await this.directory.now();
    return (id) => {
      const rows = (held.get(id) ?? []).toSorted(
        (a, b) => table.rankOf(b.role) - table.rankOf(a.role) || a.source.localeCompare(b.source),
      );
      return { roles: table.effective(rows.map(({ role }) => role)), assignments: rows.map(toAssignment) };
    };
  }

  /** @throws INPUT_INVALID at this field when the site has no such role. */
  async expectRole(name: string, field: string): Promise<Role> {
    const role = (await this.directory.now()).find(name);
    if (!role) throw invalidField(field, NO_ROLE);
    return role;
  }

  /** Returns the highest rank of each of these members, by id; members without a role are absent. */
  async ranksOf(userIds: readonly string[]): Promise<Map<string, number>> {
    const held = await this.assignments.ofMembers([...new Set(userIds)]);
    const table = await this.directory.now();
    return new Map([...held].map(([id, rows]) => [id, table.highestRank(rows.map(({ role }) => role))]));
  }

  /** Revokes a role that this site granted; false when it hadn't. */
  async takeBack(userId: string, role: string): Promise<boolean> {
    const taken = await this.assignments.deleteOf(userId, role, 'site');
    if (!taken) return false;
    await this.events.notify(ROLES_CHANNEL, userId);
    await this.followers.assignmentChanged(userId, role);
    return true;
  }

  /** Grants a role by this site; undefined when the site already granted it. */
  async grant(userId: string, role: string): Promise<RoleAssignment | undefined> {
    const row = await this.assignments.insert(userId, role, 'site');
    if (!row) return undefined;
    await this.followers.assignmentChanged(userId, role);
    return toAssignment(row);
  }

  /** Returns an assignment with its holder, locked until the transaction ends. */
  async lock(
    id: string,
  ): Promise<(RoleAssignment & { holder: { id: string; fullName: string } }) | undefined> {
    const row = await this.assignments.lockById(id);
    const holder = row && (await this.users.findById(row.userId));
    return holder && { ...toAssignment(row), holder };
  }

  /** Serializes removals of owners, because two concurrent ones would each count the other. Must run inside a transaction, before counting. */
  lockOwners(): Promise<void> {
    this.database.requireTransaction();
    return this.assignments.lockOwners();
  }

  /** Counts the members with the role, from any source. */
  countHolders(role: string): Promise<number> {
    return this.assignments.countHolders(role);
  }

  /** Returns the ids of the members with the role, from any source. */
  holdersOf(role: string): Promise<string[]> {
    return this.assignments.findHolders(role);
  }

  countOthers(role: string, exceptId: string): Promise<number> {
    return this.assignments.countOthers(role, exceptId);
  }

  async remove({ id, role, holder }: RoleAssignment & { holder: { id: string } }): Promise<void> {
    await this.assignments.delete(id);
    await this.events.notify(ROLES_CHANNEL, holder.id);
    await this.followers.assignmentChanged(holder.id, role);
  }
}
