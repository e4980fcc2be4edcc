import {
  type EndpointAnswer,
  type EndpointInput,
  holdsAnyRole,
  type Permission,
  type RoleAssignment,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isMissingReference } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { RoleDirectoryService } from './definitions/role-directory.service.ts';
import { type Gifts, giftRefusal, mayCheckRolesOf, removalRefusal } from './roles.policy.ts';

@Injectable()
export class RolesService {
  constructor(
    private readonly database: Database,
    private readonly assignments: AssignmentsService,
    private readonly directory: RoleDirectoryService,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<EndpointAnswer<'GET /api/roles'>> {
    return { items: [...(await this.directory.now()).roles], nextCursor: null };
  }

  /** Returns one role with the number of its holders. */
  async find(name: string): Promise<EndpointAnswer<'GET /api/role-definitions/:name'>> {
    const role = (await this.directory.now()).find(name);
    if (!role) throw new ApiError('ROLE_NOT_FOUND');
    return { ...role, members: await this.assignments.countHolders(role.name) };
  }

  /** Returns the roles that each include this permission. */
  async rolesWith(permission: Permission): Promise<string[]> {
    return (await this.directory.now()).rolesWith(permission);
  }

  /** Returns the roles with this permission, for an audience; undefined when every member has it. */
  async audienceOf(permission: Permission): Promise<string[] | undefined> {
    const roles = await this.rolesWith(permission);
    return roles.includes('USER') ? undefined : roles;
  }

  /**
   * Must be called when a gift is configured, and again when it is decided.
   * @throws ROLE_ABOVE_OWN, PERMISSION_NOT_HELD
   */
  async expectMayGive(giver: Pick<Caller, 'rank' | 'permissions'>, gifts: Gifts): Promise<void> {
    const role = gifts.role ? (await this.directory.now()).find(gifts.role) : undefined;
    const refusal = giftRefusal(giver, gifts, role);
    if (refusal) throw new ApiError(refusal);
  }

  async assign(
    caller: Caller,
    { userId, role }: EndpointInput<'POST /api/roles'>['body'],
  ): Promise<RoleAssignment> {
    await this.assignments.expectRole(role, 'body.role');
    await this.expectMayGive(caller, { role });
    return this.database
      .transaction(async () => {
        const holder = await this.assignments.findHolder(userId);
        if (!holder) throw new ApiError('USER_NOT_FOUND');
        const assignment = await this.assignments.grant(userId, role);
        if (!assignment) throw new ApiError('ROLE_ALREADY_ASSIGNED');
        const after = { role, source: assignment.source };
        await this.audit.record(caller, { action: 'role.assigned', target: holder, after });
        return assignment;
      })
      .catch((error: unknown) => {
        // The member may have been deleted since they were read.
        throw isMissingReference(error) ? new ApiError('USER_NOT_FOUND') : error;
      });
  }

  remove(caller: Caller, { roleId }: EndpointInput<'DELETE /api/roles/:roleId'>['params']): Promise<void> {
    return this.database.transaction(async () => {
      const assignment = await this.assignments.lock(roleId);
      if (!assignment) throw new ApiError('ASSIGNMENT_NOT_FOUND');
      const { role, source, holder } = assignment;
      // Serializes removals of owners, so that two concurrent ones can't remove the last two.
      if (role === 'OWNER') await this.assignments.lockOwners();
      const others = role === 'OWNER' ? await this.assignments.countOthers(role, roleId) : 0;
      const rank = (await this.directory.now()).rankOf(role);
      const refusal = removalRefusal(caller, { role, source, rank }, others);
      if (refusal) throw new ApiError(refusal);
      await this.assignments.remove(assignment);
      await this.audit.record(caller, { action: 'role.removed', target: holder, before: { role, source } });
    });
  }

  /**
   * Grants a role as the effect of a decision, logged with its decider as actor. Must run in the transaction of the cause.
   * @returns false when the site had already granted it, or the member was deleted.
   */
  async grantFor(decider: AuditActor, userId: string, role: string): Promise<boolean> {
    this.database.requireTransaction();
    const holder = await this.assignments.findHolder(userId);
    const assignment = holder && (await this.assignments.grant(userId, role));
    if (!assignment) return false;
    const after = { role, source: assignment.source };
    await this.audit.record(decider, { action: 'role.assigned', target: holder, after });
    return true;
  }

  /** Revokes what {@link grantFor} granted. Must run in the transaction of the cause. */
  async takeBackFor(decider: AuditActor, userId: string, role: string): Promise<void> {
    this.database.requireTransaction();
    const holder = await this.assignments.findHolder(userId);
    if (!holder || !(await this.assignments.takeBack(userId, role))) return;
    const before = { role, source: 'site' };
    await this.audit.record(decider, { action: 'role.removed', target: holder, before });
  }

  async check(
    caller: Caller,
    { userId, role }: EndpointInput<'GET /api/roles/check'>['query'],
  ): Promise<{ hasRole: boolean }> {
    // A role that the caller holds exists, and their roles were read for this call.
    if (userId === caller.id && holdsAnyRole(caller.roles, [role])) return { hasRole: true };
    await this.assignments.expectRole(role, 'query.role');
    if (!mayCheckRolesOf(caller, userId)) throw new ApiError('ACCESS_DENIED');
    if (userId === caller.id) return { hasRole: false };
    const holder = await this.assignments.findHolder(userId);
    if (!holder) throw new ApiError('USER_NOT_FOUND');
    return { hasRole: holdsAnyRole(holder.roles, [role]) };
  }
}
