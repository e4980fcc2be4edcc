import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { PropertiesRepository } from './properties.repository.ts';

/** Owner of a property in the game. */
export interface GameOwner {
  code: string;
  /** Null for no owner. */
  ownerId: string | null;
}

/** Synchronizes the registry with the owners in the game. Used by the module of the game server. */
@Injectable()
export class GameOwners {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
  ) {}

  /**
   * Applies the owners. Skips listed properties, because a former owner's listing couldn't be completed, and codes that the registry doesn't
   * contain.
   * @returns the number of properties with a new owner.
   */
  apply(owners: readonly GameOwner[]): Promise<number> {
    return this.database.transaction(async () => {
      const ownerOf = new Map(owners.map(({ code, ownerId }) => [code.toUpperCase(), ownerId]));
      const rows = await this.properties.lockByCodes([...ownerOf.keys()]);
      let moved = 0;
      for (const { id, code, ownerId: before, offeredAs } of rows) {
        const ownerId = ownerOf.get(code) ?? null;
        if (offeredAs !== null || before === ownerId) continue;
        await this.properties.update(id, { ownerId });
        await this.properties.addEvent({
          propertyId: id,
          kind: 'transferred',
          fromId: before,
          toId: ownerId,
        });
        moved += 1;
      }
      return moved;
    });
  }
}
