import type { Caller } from '../../../platform/auth/caller.ts';
import type { PropertyRow } from './properties.table.ts';

type Person = Pick<Caller, 'id' | 'permissions'>;

/** Whether somebody looks after the registry. */
export function managesProperties({ permissions }: Person): boolean {
  return permissions.includes('estate.manage');
}

/** Whether somebody says what a property looks like: its owner, or who looks after the registry. */
export function mayPresent(caller: Person, { ownerId }: Pick<PropertyRow, 'ownerId'>): boolean {
  return ownerId === caller.id || managesProperties(caller);
}
