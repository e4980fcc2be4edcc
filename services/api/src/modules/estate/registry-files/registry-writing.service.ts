import { Injectable } from '@nestjs/common';
import { PropertiesRepository } from '../properties/properties.repository.ts';
import type { NewPropertyEvent } from '../properties/properties.table.ts';
import { RegistryFilesRepository } from './registry-files.repository.ts';
import type { PlannedImport } from './registry-plan.service.ts';

/** Writes the rows that a file adds and changes, with their history. */
@Injectable()
export class RegistryWriting {
  constructor(
    private readonly files: RegistryFilesRepository,
    private readonly properties: PropertiesRepository,
  ) {}

  /** Must run inside the transaction that has compared the file with the registry. */
  async write({ added, changed }: PlannedImport): Promise<void> {
    const rows = await this.files.insert(added.map((row) => ({ ...row, price: row.guidePrice })));
    const events: NewPropertyEvent[] = rows.map(({ id, guidePrice, ownerId }) => ({
      propertyId: id,
      kind: 'registered',
      price: guidePrice,
      toId: ownerId,
    }));
    for (const { before, after } of changed) {
      await this.properties.update(before.id, {
        ...after,
        ...(before.offeredAs === null && { price: after.guidePrice }),
      });
      if (before.ownerId !== after.ownerId)
        events.push({
          propertyId: before.id,
          kind: 'transferred',
          fromId: before.ownerId,
          toId: after.ownerId,
        });
    }
    await this.files.addEvents(events);
  }
}
