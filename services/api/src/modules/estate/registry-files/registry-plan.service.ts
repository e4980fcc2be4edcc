import { Injectable } from '@nestjs/common';
import { HandlesService } from '../../users/handles.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import type { NewPropertyRow, PropertyRow } from '../properties/properties.table.ts';
import type { FileProblem } from './registry-file.ts';
import type { FileRow } from './registry-row.ts';

/** Columns of a property in a file. */
export type PropertyColumns = Omit<NewPropertyRow, 'price' | 'id' | 'images'> & { ownerId: string | null };

export interface PlannedImport {
  added: PropertyColumns[];
  changed: { before: PropertyRow; after: PropertyColumns }[];
  unchanged: number;
  problems: FileProblem[];
}

/** Returns the id of a member by their handle, cached; undefined for unknown handles. */
type OwnerIds = (handle: string | null) => Promise<string | null | undefined>;

/** Compares a file with the registry. */
@Injectable()
export class RegistryPlan {
  constructor(
    private readonly properties: PropertiesRepository,
    private readonly users: UsersService,
    private readonly handles: HandlesService,
  ) {}

  /** Locks the properties that the file names until the transaction ends. */
  async of(rows: readonly FileRow[]): Promise<PlannedImport> {
    const locked = await this.properties.lockByCodes(rows.map(({ property }) => property.code));
    const there = new Map(locked.map((row) => [row.code, row]));
    const ownerIdOf = await this.ownerIds(locked);
    const plan: PlannedImport = { added: [], changed: [], unchanged: 0, problems: [] };
    for (const { line, property } of rows) {
      const { owner, point, ...fields } = property;
      const ownerId = await ownerIdOf(owner);
      const problem = (message: string) => plan.problems.push({ line, column: 'owner', message });
      const before = there.get(property.code);
      if (ownerId === undefined) problem('There is no such member.');
      // A former owner's listing couldn't be completed.
      else if (before && before.offeredAs !== null && before.ownerId !== ownerId)
        problem('This property is listed. You can change the owner once the listing has ended.');
      else if (!before) plan.added.push({ ...fields, ...point, ownerId });
      else if (differs(before, { ...fields, ...point, ownerId }))
        plan.changed.push({ before, after: { ...fields, ...point, ownerId } });
      else plan.unchanged += 1;
    }
    return plan;
  }

  /** Starts with the current owners, so that an unchanged export needs no lookups. */
  private async ownerIds(there: readonly PropertyRow[]): Promise<OwnerIds> {
    const names = await this.users.namesOf(there.map(({ ownerId }) => ownerId));
    const known = new Map<string, string | undefined>(
      [...names].map(([id, { username }]) => [username.toLowerCase(), id]),
    );
    return async (handle) => {
      if (handle === null) return null;
      if (!known.has(handle)) {
        const member = await this.handles.find(handle);
        known.set(handle, member && member !== 'closed' ? member.id : undefined);
      }
      return known.get(handle);
    };
  }
}

function differs(before: PropertyRow, after: PropertyColumns): boolean {
  return (Object.keys(after) as (keyof PropertyColumns)[]).some((name) => before[name] !== after[name]);
}
