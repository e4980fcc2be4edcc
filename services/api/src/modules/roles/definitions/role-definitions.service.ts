import {
  type EndpointInput,
  type ErrorCode,
  holdsRemotePermission,
  MAX_OWN_ROLES,
  type NewRole,
  PERMISSIONS,
  type Role,
  type RoleTable,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import { AuditService } from '../../audit/audit.service.ts';
import {
  areSameNames,
  changeRefusal,
  definitionRemovalRefusal,
  givenWithoutHolding,
  orderRefusal,
} from './role-definitions.policy.ts';
import { RoleDefinitionsRepository } from './role-definitions.repository.ts';
import { ROLES_CHANNEL, RoleDirectoryService } from './role-directory.service.ts';
import { RoleFollowersService } from './role-follower.ts';

const KNOWN: ReadonlySet<string> = new Set(PERMISSIONS);

/**
 * Changes of the roles. They are serialized, and each is checked against the current roles, so that permissions that the caller has just lost don't
 * count.
 */
@Injectable()
export class RoleDefinitionsService {
  constructor(
    private readonly database: Database,
    private readonly definitions: RoleDefinitionsRepository,
    private readonly directory: RoleDirectoryService,
    private readonly audit: AuditService,
    private readonly events: ProcessEvents,
    private readonly followers: RoleFollowersService,
  ) {}

  create(caller: Caller, wanted: NewRole): Promise<Role> {
    return this.inTurn(async (table) => {
      const { colour, permissions, remotePermissions = [] } = wanted;
      refuseGift(caller, table, [], permissions);
      refuseRemoteGift(caller, [], remotePermissions);
      if (table.find(wanted.name)) throw new ApiError('ROLE_NAME_TAKEN');
      if (table.roles.filter(({ kind }) => kind === 'own').length >= MAX_OWN_ROLES)
        throw new ApiError('ROLES_FULL');
      await this.definitions.insert({ ...wanted, permissions: [...permissions, ...remotePermissions] });
      const role = await this.read(wanted.name);
      await this.audit.record(caller, {
        action: 'role.created',
        target: targetOf(role),
        after: rightsOf({ colour, permissions, remotePermissions }),
      });
      return role;
    });
  }

  change(
    caller: Caller,
    name: string,
    { version, ...wanted }: EndpointInput<'PUT /api/role-definitions/:name'>['body'],
  ): Promise<Role> {
    return this.inTurn(async (table) => {
      const role = existing(table, name);
      refuse(changeRefusal(caller, role, table));
      if (role.version !== version) throw new ApiError('ROLE_STALE', { current: role });
      const { colour, permissions } = wanted;
      const remotePermissions = [...(wanted.remotePermissions ?? role.remotePermissions)].sort();
      refuseGift(caller, table, role.permissions, permissions);
      refuseRemoteGift(caller, role.remotePermissions, remotePermissions);
      const before = rightsOf(role);
      const after = rightsOf({ colour, permissions, remotePermissions });
      if (JSON.stringify(before) === JSON.stringify(after)) return role;
      const shown = new Set<string>([...KNOWN, ...role.remotePermissions]);
      const newer = (await this.definitions.permissionsOf(name)).filter((key) => !shown.has(key));
      await this.definitions.update(name, {
        colour,
        permissions: [...permissions, ...remotePermissions, ...newer],
      });
      await this.audit.record(caller, { action: 'role.changed', target: targetOf(role), before, after });
      await this.followers.roleChanged(name, differenceOf(role.remotePermissions, remotePermissions));
      return this.read(name);
    });
  }

  reorder(
    caller: Caller,
    { from, to }: EndpointInput<'PUT /api/role-definitions/order'>['body'],
  ): Promise<{ items: Role[] }> {
    return this.inTurn(async (table) => {
      const names = table.roles.map(({ name }) => name);
      if (names.join() !== from.join() || !areSameNames(names, to))
        throw new ApiError('ROLE_ORDER_STALE', { current: { items: table.roles } });
      refuse(orderRefusal(caller, to, table));
      if (names.join() === to.join()) return { items: [...table.roles] };
      await this.definitions.placeInOrder(to);
      const target = { type: 'role' as const, id: 'order', label: to.join(', ') };
      await this.audit.record(caller, {
        action: 'roles.reordered',
        target,
        before: { order: names },
        after: { order: to },
      });
      return { items: [...(await this.directory.inTransaction()).roles] };
    });
  }

  /** @param countHolders counts the members who lose the role. */
  remove(caller: Caller, name: string, countHolders: () => Promise<number>): Promise<void> {
    return this.inTurn(async (table) => {
      const role = existing(table, name);
      refuse(definitionRemovalRefusal(caller, role, table));
      const { colour, permissions } = role;
      const before = { colour, permissions, members: await countHolders() };
      await this.followers.roleChanged(name, role.remotePermissions);
      await this.definitions.delete(name);
      await this.audit.record(caller, { action: 'role.deleted', target: targetOf(role), before });
    });
  }

  private inTurn<T>(work: (table: RoleTable<Role>) => Promise<T>): Promise<T> {
    return this.database.transaction(async () => {
      await this.database.lock(ADVISORY_LOCKS.roles);
      const done = await work(await this.directory.inTransaction());
      await this.events.notify(ROLES_CHANNEL, '');
      return done;
    });
  }

  private async read(name: string): Promise<Role> {
    return existing(await this.directory.inTransaction(), name);
  }
}

/** Returns the values that are in one of two lists only. */
function differenceOf(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((value) => !other.includes(value)), ...other.filter((value) => !one.includes(value))];
}

function existing(table: RoleTable<Role>, name: string): Role {
  const role = table.find(name);
  if (!role) throw new ApiError('ROLE_NOT_FOUND');
  return role;
}

function refuse(refusal: ErrorCode | undefined): void {
  if (refusal) throw new ApiError(refusal);
}

function refuseGift(
  { roles }: Caller,
  table: RoleTable<Role>,
  before: Role['permissions'],
  after: Role['permissions'],
): void {
  const [first] = givenWithoutHolding(table.permissionsOf(roles), before, after);
  if (first) throw new ApiError('PERMISSION_NOT_HELD');
}

function refuseRemoteGift(
  { remotePermissions: held = [] }: Caller,
  before: readonly string[],
  after: readonly string[],
): void {
  const given = after.filter((key) => !before.includes(key));
  if (given.some((key) => !holdsRemotePermission(held, key))) throw new ApiError('PERMISSION_NOT_HELD');
}

/** Returns the properties of a role that a change can set. Without grants of remotes, those aren't part of its log. */
function rightsOf({
  colour,
  permissions,
  remotePermissions,
}: Pick<Role, 'colour' | 'permissions' | 'remotePermissions'>) {
  return remotePermissions.length > 0 ? { colour, permissions, remotePermissions } : { colour, permissions };
}

function targetOf({ name }: Role) {
  return { type: 'role' as const, id: name, label: name };
}
