import type { ErrorCode, Permission, Role, RoleTable } from '@boardwalk/contracts';

interface Editor {
  roles: readonly string[];
}

/** Returns the code with which a change is refused; undefined when it is allowed. OWNER can't be changed, nor a role of equal or higher rank. */
export function changeRefusal(
  editor: Editor,
  role: Pick<Role, 'name' | 'rank'>,
  table: RoleTable<Role>,
): ErrorCode | undefined {
  if (role.name === 'OWNER') return 'ROLE_FIXED';
  return table.highestRank(editor.roles) > role.rank ? undefined : 'ROLE_ABOVE_OWN';
}

/** Returns the code with which a removal is refused; undefined when it is allowed. */
export function removalRefusal(
  editor: Editor,
  role: Pick<Role, 'name' | 'rank' | 'kind'>,
  table: RoleTable<Role>,
): ErrorCode | undefined {
  return changeRefusal(editor, role, table) ?? (role.kind === 'system' ? 'ROLE_FIXED' : undefined);
}

/** Returns added permissions that the editor doesn't hold. Keeping and removing permissions needs none. */
export function givenWithoutHolding(
  held: readonly Permission[],
  before: readonly Permission[],
  after: readonly Permission[],
): Permission[] {
  return after.filter((permission) => !before.includes(permission) && !held.includes(permission));
}

/**
 * Returns the code with which an order is refused; undefined when it is allowed. Roles down to the editor's own highest must keep their positions.
 */
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

/** Whether both lists contain the same names, in any order. */
export function areSameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}
