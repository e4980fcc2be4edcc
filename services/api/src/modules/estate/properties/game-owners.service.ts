import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { PropertiesRepository } from './properties.repository.ts';

/** Who owns a property in the game. */
export interface GameOwner {
  code: string;
  /** Null for nobody. */
  ownerId: string | null;
}

/** Takes over into the registry who owns what in the game. For the module of the game server. */
@Injectable()
export class GameOwners {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
  ) {}

  /**
   * Properties that are offered are left: whoever has offered them couldn't sell them any more. So are codes that the registry doesn't know.
   * @returns how many have another owner now.
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
