import type { EndpointInput, NewProperty, Property } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { PropertiesService } from './properties.service.ts';
import { PropertyPresentationService } from './property-presentation.service.ts';

type Fields = EndpointInput<'POST /api/properties'>['body'];

/** Owner of a property in the game. */
export interface GameOwner {
  code: string;
  /** Null for no owner. */
  ownerId: string | null;
}

/** Registry of properties and their owners. Each transfer is in the history of the property. Changes by the staff are also logged. */
@Injectable()
export class PropertyRegistryService {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
    private readonly propertiesService: PropertiesService,
    private readonly presentation: PropertyPresentationService,
    private readonly handles: HandlesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws PROPERTY_CODE_TAKEN, PROPERTY_OWNER_UNKNOWN, MEDIA_NOT_FOUND */
  add(caller: Caller, fields: Fields): Promise<Property> {
    return this.uniquely(async () => {
      const columns = await this.columnsOf(fields);
      const row = await this.properties.insert({ ...columns, price: columns.guidePrice });
      await this.properties.addEvent({
        propertyId: row.id,
        kind: 'registered',
        price: row.guidePrice,
        toId: row.ownerId,
      });
      await this.presentation.storeUses(row);
      await this.audit.record(caller, {
        action: 'property.added',
        target: targetOf(row),
        after: auditValues(fields),
      });
      return this.propertiesService.find(caller, row.id);
    });
  }

  /** @throws PROPERTY_NOT_FOUND, PROPERTY_STALE, PROPERTY_OFFERED, PROPERTY_CODE_TAKEN, PROPERTY_OWNER_UNKNOWN, MEDIA_NOT_FOUND */
  change(
    caller: Caller,
    id: string,
    { version, ...fields }: EndpointInput<'PUT /api/properties/:id'>['body'],
  ): Promise<Property> {
    return this.uniquely(async () => {
      const before = await this.properties.lock(id);
      if (!before) throw new ApiError('PROPERTY_NOT_FOUND');
      if (before.version !== version)
        throw new ApiError('PROPERTY_STALE', { current: await this.propertiesService.find(caller, id) });
      const columns = await this.columnsOf(fields);
      // A former owner's listing couldn't be completed.
      if (before.offeredAs !== null && before.ownerId !== columns.ownerId)
        throw new ApiError('PROPERTY_OFFERED');
      const row = await this.properties.update(id, {
        ...columns,
        ...(before.offeredAs === null && { price: columns.guidePrice }),
      });
      if (before.ownerId !== row.ownerId)
        await this.properties.addEvent({
          propertyId: id,
          kind: 'transferred',
          fromId: before.ownerId,
          toId: row.ownerId,
        });
      await this.presentation.storeUses(row);
      await this.audit.record(caller, {
        action: 'property.changed',
        target: targetOf(row),
        after: auditValues(fields),
        before: { code: before.code, title: before.title, guidePrice: before.guidePrice },
      });
      return this.propertiesService.find(caller, id);
    });
  }

  /** @throws PROPERTY_NOT_FOUND, PROPERTY_IN_USE */
  remove(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.properties.lock(id);
      if (!row) throw new ApiError('PROPERTY_NOT_FOUND');
      if (await this.properties.wasListed(id)) throw new ApiError('PROPERTY_IN_USE');
      await this.properties.removeDrafts(id);
      await this.presentation.storeUses({ id, images: [] });
      await this.properties.remove(id);
      await this.audit.record(caller, {
        action: 'property.removed',
        target: targetOf(row),
        before: { code: row.code, title: row.title },
      });
    });
  }

  /**
   * Applies the owners of properties in the game, without log entries. Skips listed properties, because a former owner's listing couldn't be
   * completed, and codes that the registry doesn't contain.
   * @returns the number of properties with a new owner.
   */
  applyGameOwners(owners: readonly GameOwner[]): Promise<number> {
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

  /** Returns the fields as columns. @throws MEDIA_NOT_FOUND, PROPERTY_OWNER_UNKNOWN */
  private async columnsOf({ point, images, owner, ...fields }: Fields) {
    return {
      ...fields,
      ...point,
      images: await this.presentation.picturesOf(images),
      ownerId: await this.ownerIdOf(owner),
    };
  }

  private async ownerIdOf(handle: string | null): Promise<string | null> {
    if (handle === null) return null;
    const member = await this.handles.find(handle);
    if (!member || member === 'closed')
      throw new ApiError('PROPERTY_OWNER_UNKNOWN', {
        fields: [{ path: 'body.owner', message: 'Member not found.' }],
      });
    return member.id;
  }

  private async uniquely(change: () => Promise<Property>): Promise<Property> {
    try {
      return await this.database.transaction(change);
    } catch (error) {
      if (isUniqueViolation(error, 'properties_code')) throw new ApiError('PROPERTY_CODE_TAKEN');
      throw error;
    }
  }
}

function targetOf({ id, code }: { id: string; code: string }) {
  return { type: 'property' as const, id, label: code };
}

/** Returns the values of a property for the audit log. */
function auditValues({
  code,
  title,
  guidePrice,
  owner,
}: Pick<NewProperty, 'code' | 'title' | 'guidePrice' | 'owner'>) {
  return { code, title, guidePrice, ...(owner && { owner }) };
}
