import type { RoleAssignment, RoleName } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from './assignments.repository.ts';
import { MembershipService } from './membership.service.ts';
import { UsersRepository } from './users.repository.ts';
import { toAssignment } from './users.view.ts';

/** Who holds which role. What may be granted or taken is decided by the roles module; this one stores it. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly users: UsersRepository,
    private readonly membership: MembershipService,
  ) {}

  /** The member with the names of all roles that were ever given to them and not taken; undefined when there is no such member. */
  async findHolder(userId: string): Promise<{ id: string; fullName: string; roles: RoleName[] } | undefined> {
    const member = await this.membership.find(userId);
    return member && { ...member, roles: member.assignments.map(({ role }) => role) };
  }

  /** The names of all roles of these members, by their ids; who holds none is left out. */
  async rolesOf(userIds: readonly string[]): Promise<Map<string, RoleName[]>> {
    const held = await this.assignments.ofMembers([...new Set(userIds)]);
    return new Map([...held].map(([id, rows]) => [id, rows.map(({ role }) => role)]));
  }

  /** Takes a role that this site granted; false when it hadn't. */
  takeBack(userId: string, role: RoleName): Promise<boolean> {
    return this.assignments.deleteOf(userId, role, 'site');
  }

  /** Grants a role by this site; undefined when the site granted it before. */
  async grant(userId: string, role: RoleName): Promise<RoleAssignment | undefined> {
    const row = await this.assignments.insert(userId, role, 'site');
    return row && toAssignment(row);
  }

  /** Reads an assignment with its holder, and keeps it from changing until the transaction ends. */
  async lock(
    id: string,
  ): Promise<(RoleAssignment & { holder: { id: string; fullName: string } }) | undefined> {
    const row = await this.assignments.lockById(id);
    const holder = row && (await this.users.findById(row.userId));
    return holder && { ...toAssignment(row), holder };
  }

  countOthers(role: RoleName, exceptId: string): Promise<number> {
    return this.assignments.countOthers(role, exceptId);
  }

  async remove({ id }: RoleAssignment): Promise<void> {
    await this.assignments.delete(id);
  }
}
