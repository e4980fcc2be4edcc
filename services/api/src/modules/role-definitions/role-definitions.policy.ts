import type { ErrorCode, Permission, Role, RoleTable } from '@boardwalk/contracts';

interface Editor {
  roles: readonly string[];
}

/** Why somebody can't change a role, or undefined. Nobody changes OWNER, nor a role at or above their own highest. */
export function changeRefusal(
  editor: Editor,
  role: Pick<Role, 'name' | 'rank'>,
  table: RoleTable<Role>,
): ErrorCode | undefined {
  if (role.name === 'OWNER') return 'ROLE_FIXED';
  return table.highestRank(editor.roles) > role.rank ? undefined : 'ROLE_ABOVE_OWN';
}

/** Why somebody can't remove a role, or undefined. */
export function removalRefusal(
  editor: Editor,
  role: Pick<Role, 'name' | 'rank' | 'kind'>,
  table: RoleTable<Role>,
): ErrorCode | undefined {
  return changeRefusal(editor, role, table) ?? (role.kind === 'system' ? 'ROLE_FIXED' : undefined);
}

/** The permissions that somebody would give without holding them. Taking some away, or leaving them, takes none. */
export function givenWithoutHolding(
  held: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
): Permission[] {
  return after.filter((permission) => !before.includes(permission) && !held.includes(permission));
}

/** Why the roles can't be put in this order, or undefined. Down to the editor's own highest, everything stays where it is. */
export function orderRefusal(
  editor: Editor,
  to: readonly string[],
  table: RoleTable<Role>,
): ErrorCode | undefined {
  if (to[0] !== 'OWNER' || to.at(-1) !== 'USER') return 'ROLE_FIXED';
  const own = table.highestRank(editor.roles);
  const settled = table.roles.filter(({ rank }) => rank >= own);
  return settled.every(({ name }, index) => to[index] === name) ? undefined : 'ROLE_ABOVE_OWN';
}

/** Whether both lists name the same roles, each once, whatever their order. */
export function areSameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}
