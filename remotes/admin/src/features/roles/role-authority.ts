import type { Permission, Role, RoleTable } from '@boardwalk/contracts';

/** Who edits roles, and the roles that the site has. The server decides the same once more. */
export interface Editor {
  roles: readonly string[];
  permissions: readonly Permission[];
  table: RoleTable<Role>;
}

/** Nobody changes OWNER, nor a role at or above their own highest. */
export function mayChange({ roles, permissions, table }: Editor, { name, rank }: Role): boolean {
  return permissions.includes('roles.manage') && name !== 'OWNER' && rank < table.highestRank(roles);
}

/** Only roles of the site's own can be removed. */
export function mayRemove(editor: Editor, role: Role): boolean {
  return role.kind === 'own' && mayChange(editor, role);
}

/** A permission can be taken away by whoever may change the role, and given only by who holds it. */
export function maySwitch({ permissions }: Editor, permission: Permission, given: boolean): boolean {
  return given || permissions.includes(permission);
}

/** Whether a role can change places: OWNER stays first, USER last, and everything down to the editor's own highest where it is. */
export function mayMove(editor: Editor, role: Role): boolean {
  return role.name !== 'USER' && mayChange(editor, role);
}

/** The names with one of them at another place; unchanged when one that stays would have to give way. */
export function movedTo(
  names: readonly string[],
  name: string,
  place: number,
  fixed: readonly string[],
): string[] {
  const without = names.filter((one) => one !== name);
  const moved = [...without.slice(0, place), name, ...without.slice(place)];
  const stays = fixed.every((one) => moved.indexOf(one) === names.indexOf(one));
  return stays ? moved : [...names];
}

/** What two lists of permissions have that the other hasn't. */
export function difference(before: readonly Permission[], after: readonly Permission[]) {
  return {
    added: after.filter((permission) => !before.includes(permission)),
    removed: before.filter((permission) => !after.includes(permission)),
  };
}
