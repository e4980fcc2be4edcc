import type { Caller } from '../../../platform/auth/caller.ts';
import type { PropertyRow } from './properties.table.ts';

type Person = Pick<Caller, 'id' | 'permissions'>;

/** Whether the member manages the registry. */
export function managesProperties({ permissions }: Person): boolean {
  return permissions.includes('estate.manage');
}

/** Whether the member may change the presentation: the owner, or a manager of the registry. */
export function mayPresent(caller: Person, { ownerId }: Pick<PropertyRow, 'ownerId'>): boolean {
  return ownerId === caller.id || managesProperties(caller);
}
