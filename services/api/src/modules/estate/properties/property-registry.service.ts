import type { EndpointInput, NewProperty, Property } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/postgres-errors.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { PropertiesService } from './properties.service.ts';
import { PropertyContent } from './property-content.service.ts';

type Fields = EndpointInput<'POST /api/properties'>['body'];

/** Registry of properties and their owners. Each change is logged, and each transfer is also in the history. */
@Injectable()
export class PropertyRegistryService {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
    private readonly content: PropertyContent,
    private readonly reading: PropertiesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws PROPERTY_CODE_TAKEN, PROPERTY_OWNER_UNKNOWN, MEDIA_NOT_FOUND */
  add(caller: Caller, fields: Fields): Promise<Property> {
    return this.uniquely(async () => {
      const columns = await this.content.columnsOf(fields);
      const row = await this.properties.insert({ ...columns, price: columns.guidePrice });
      await this.properties.addEvent({
        propertyId: row.id,
        kind: 'registered',
        price: row.guidePrice,
        toId: row.ownerId,
      });
      await this.content.storeUses(row);
      await this.audit.record(caller, {
        action: 'property.added',
        target: targetOf(row),
        after: said(fields),
      });
      return this.reading.find(caller, row.id);
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
        throw new ApiError('PROPERTY_STALE', { current: await this.reading.find(caller, id) });
      const columns = await this.content.columnsOf(fields);
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
      await this.content.storeUses(row);
      await this.audit.record(caller, {
        action: 'property.changed',
        target: targetOf(row),
        after: said(fields),
        before: { code: before.code, title: before.title, guidePrice: before.guidePrice },
      });
      return this.reading.find(caller, id);
    });
  }

  /** @throws PROPERTY_NOT_FOUND, PROPERTY_IN_USE */
  remove(caller: Caller, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.properties.lock(id);
      if (!row) throw new ApiError('PROPERTY_NOT_FOUND');
      if (await this.properties.wasListed(id)) throw new ApiError('PROPERTY_IN_USE');
      await this.properties.removeDrafts(id);
      await this.content.storeUses({ id, images: [] });
      await this.properties.remove(id);
      await this.audit.record(caller, {
        action: 'property.removed',
        target: targetOf(row),
        before: { code: row.code, title: row.title },
      });
    });
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
function said({
  code,
  title,
  guidePrice,
  owner,
}: Pick<NewProperty, 'code' | 'title' | 'guidePrice' | 'owner'>) {
  return { code, title, guidePrice, ...(owner && { owner }) };
}
