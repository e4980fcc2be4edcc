import { type HeldPermissions, holdsPermission, type Role, type RoleTable } from '@boardwalk/contracts';

/** An editor of roles, and the site's roles. The server enforces the same rules. */
export interface Editor extends HeldPermissions {
  roles: readonly string[];
  table: RoleTable<Role>;
}

/** Returns whether a role may be changed: never OWNER, nor a role at or above the editor's own highest. */
export function mayChange({ roles, permissions, table }: Editor, { name, rank }: Role): boolean {
  return permissions.includes('roles.manage') && name !== 'OWNER' && rank < table.highestRank(roles);
}

/** Returns whether a role may be removed: only custom ones. */
export function mayRemove(editor: Editor, role: Role): boolean {
  return role.kind === 'own' && mayChange(editor, role);
}

/** Returns whether a permission may be switched: revoked by anyone who may change the role, granted only by its holders. */
export function maySwitch(editor: Editor, permission: string, given: boolean): boolean {
  return given || holdsPermission(editor, permission);
}

/** Returns whether a role may be moved: OWNER stays first, USER last, and everything down to the editor's own highest in place. */
export function mayMove(editor: Editor, role: Role): boolean {
  return role.name !== 'USER' && mayChange(editor, role);
}

/** Returns the names with one moved; unchanged if a fixed one would have to move. */
export function movedTo(
  names: readonly string[],
  name: string,
  index: number,
  fixed: readonly string[],
): string[] {
  const without = names.filter((one) => one !== name);
  const moved = [...without.slice(0, index), name, ...without.slice(index)];
  const stays = fixed.every((one) => moved.indexOf(one) === names.indexOf(one));
  return stays ? moved : [...names];
}

/** Returns the added and removed permissions. */
export function difference<T extends string>(before: readonly T[], after: readonly T[]) {
  return {
    added: after.filter((permission) => !before.includes(permission)),
    removed: before.filter((permission) => !after.includes(permission)),
  };
}
