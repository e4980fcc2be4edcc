import type { EndpointInput, Property } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { PropertiesService } from './properties.service.ts';
import type { PropertyRow } from './properties.table.ts';
import { managesProperties, mayPresent } from './property.policy.ts';
import { PropertyContent } from './property-content.service.ts';

type Fields = EndpointInput<'PUT /api/properties/:id/presentation'>['body'];

/** Owner's presentation of a property: its description and its pictures. */
@Injectable()
export class PropertyPresentation {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
    private readonly content: PropertyContent,
    private readonly reading: PropertiesService,
    private readonly audit: AuditService,
  ) {}

  /** @throws PROPERTY_NOT_FOUND, PROPERTY_STALE, ACCESS_DENIED, MEDIA_NOT_FOUND */
  change(caller: Caller, id: string, { version, description, images }: Fields): Promise<Property> {
    return this.database.transaction(async () => {
      const before = await this.properties.lock(id);
      if (!before) throw new ApiError('PROPERTY_NOT_FOUND');
      if (!mayPresent(caller, before)) throw new ApiError('ACCESS_DENIED');
      if (before.version !== version)
        throw new ApiError('PROPERTY_STALE', { current: await this.reading.find(caller, id) });
      await this.expectAllowed(caller, before, images);
      const row = await this.properties.update(id, {
        description,
        images: await this.content.picturesOf(images),
      });
      await this.content.storeUses(row);
      // Uploads that weren't chosen are released.
      await this.content.storeSent(id, []);
      // Owners' changes of their own property aren't logged; only the staff's are.
      if (before.ownerId !== caller.id)
        await this.audit.record(caller, {
          action: 'property.changed',
          target: { type: 'property', id, label: row.code },
          before: said(before),
          after: said(row),
        });
      return this.reading.find(caller, id);
    });
  }

  /** Members may only show their own uploads: the pictures of the library are for the staff. */
  private async expectAllowed(caller: Caller, row: PropertyRow, images: Fields['images']): Promise<void> {
    if (managesProperties(caller)) return;
    const shown = row.images.map(({ mediaId }) => mediaId);
    const allowed = new Set([...shown, ...(await this.content.sentFor(row.id))]);
    if (images.some(({ mediaId }) => !allowed.has(mediaId))) throw new ApiError('MEDIA_NOT_FOUND');
  }
}

function said({ description, images }: PropertyRow) {
  return { description, pictures: images.length };
}
