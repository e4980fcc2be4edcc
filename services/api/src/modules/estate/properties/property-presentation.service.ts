import type { Readable } from 'node:stream';
import { type EndpointInput, ESTATE_LIMITS, type Media, type Property } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { Every } from '../../../platform/jobs/every.decorator.ts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { MediaService } from '../../media/media.service.ts';
import { MediaUploadsService } from '../../media/media-uploads.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import { PropertiesService } from './properties.service.ts';
import type { PictureColumn, PropertyRow } from './properties.table.ts';
import { managesProperties, mayPresent } from './property.policy.ts';

/** Kinds of owner in the media library: for shown pictures, and for uploads that aren't shown yet. */
const KINDS = { shown: 'property', uploaded: 'property-upload' } as const;

type Presentation = EndpointInput<'PUT /api/properties/:id/presentation'>['body'];

interface Upload {
  description: EndpointInput<'POST /api/properties/:id/pictures'>['query'];
  body: Readable;
  /** Number of bytes by the Content-Length header; NaN without one. */
  announced: number;
}

/** Presentation of a property: its description and its pictures. An owner's upload can only be shown by the property that it was uploaded for. */
@Injectable()
export class PropertyPresentationService {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
    private readonly propertiesService: PropertiesService,
    private readonly media: MediaService,
    private readonly uploads: MediaUploadsService,
    private readonly audit: AuditService,
  ) {
    // Properties have copies of the dimensions of pictures.
    media.onRefocus((picture) => this.properties.reshapePicture(picture));
  }

  /** @throws PROPERTY_NOT_FOUND, PROPERTY_STALE, ACCESS_DENIED, MEDIA_NOT_FOUND */
  change(caller: Caller, id: string, { version, description, images }: Presentation): Promise<Property> {
    return this.database.transaction(async () => {
      const before = await this.properties.lock(id);
      if (!before) throw new ApiError('PROPERTY_NOT_FOUND');
      if (!mayPresent(caller, before)) throw new ApiError('ACCESS_DENIED');
      if (before.version !== version)
        throw new ApiError('PROPERTY_STALE', { current: await this.propertiesService.find(caller, id) });
      await this.expectAllowed(caller, before, images);
      const row = await this.properties.update(id, {
        description,
        images: await this.picturesOf(images),
      });
      await this.storeUses(row);
      // Uploads that weren't chosen are released.
      await this.storeUploads(id, []);
      // Owners' changes of their own property aren't logged; only the staff's are.
      if (before.ownerId !== caller.id)
        await this.audit.record(caller, {
          action: 'property.changed',
          target: { type: 'property', id, label: row.code },
          before: auditValues(before),
          after: auditValues(row),
        });
      return this.propertiesService.find(caller, id);
    });
  }

  /** Uploads a picture. @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, PROPERTY_PICTURES_FULL, MEDIA_REFUSED, MEDIA_TOO_LARGE */
  async upload(caller: Caller, id: string, { description, body, announced }: Upload): Promise<Media> {
    await this.expectCapacity(caller, await this.properties.find(id));
    const picture = await this.uploads.take(caller, description, body, announced);
    try {
      await this.database.transaction(async () => {
        // Checks again: other uploads may have finished meanwhile.
        const waiting = await this.expectCapacity(caller, await this.properties.lock(id));
        await this.storeUploads(id, [...waiting, picture.id]);
      });
    } catch (error) {
      await this.media.discard(picture.id);
      throw error;
    }
    return this.media.describe(picture.id);
  }

  /** Returns pictures with the property's own alternative texts. @throws MEDIA_NOT_FOUND */
  async picturesOf(images: Presentation['images']): Promise<PictureColumn[]> {
    const found = await this.media.findMany(images.map(({ mediaId }) => mediaId));
    return images.map(({ mediaId, alt }) => {
      const picture = found.get(mediaId);
      if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
      return { ...picture, alt };
    });
  }

  /** Records the shown pictures as used, so that the library doesn't delete them. */
  async storeUses({ id, images }: Pick<PropertyRow, 'id' | 'images'>): Promise<void> {
    await this.media.setUses(
      KINDS.shown,
      id,
      images.map(({ mediaId }) => mediaId),
    );
  }

  /** Releases uploads that aren't shown after a day, so that the library treats them as unused. */
  @Every('hour')
  async releaseUploads(now = new Date()): Promise<void> {
    await this.media.endUses(KINDS.uploaded, new Date(now.getTime() - DAY_MS));
  }

  /** Returns uploads for a property that it doesn't show yet. */
  private uploadsOf(id: string): Promise<string[]> {
    return this.media.usesOf(KINDS.uploaded, id);
  }

  /** Replaces the uploads that aren't shown yet. Must run inside the transaction that has locked the property. */
  private async storeUploads(id: string, mediaIds: readonly string[]): Promise<void> {
    this.database.requireTransaction();
    await this.media.setUses(KINDS.uploaded, id, mediaIds);
  }

  /** Members may only show their own uploads: the pictures of the library are for the staff. */
  private async expectAllowed(
    caller: Caller,
    row: PropertyRow,
    images: Presentation['images'],
  ): Promise<void> {
    if (managesProperties(caller)) return;
    const shown = row.images.map(({ mediaId }) => mediaId);
    const allowed = new Set([...shown, ...(await this.uploadsOf(row.id))]);
    if (images.some(({ mediaId }) => !allowed.has(mediaId))) throw new ApiError('MEDIA_NOT_FOUND');
  }

  /** @returns uploads that aren't shown yet. @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, PROPERTY_PICTURES_FULL */
  private async expectCapacity(caller: Caller, row: PropertyRow | undefined): Promise<string[]> {
    if (!row) throw new ApiError('PROPERTY_NOT_FOUND');
    if (!mayPresent(caller, row)) throw new ApiError('ACCESS_DENIED');
    const waiting = await this.uploadsOf(row.id);
    if (row.images.length + waiting.length >= ESTATE_LIMITS.images)
      throw new ApiError('PROPERTY_PICTURES_FULL');
    return waiting;
  }
}

/** Returns the values of a presentation for the audit log. */
function auditValues({ description, images }: PropertyRow) {
  return { description, pictures: images.length };
}
