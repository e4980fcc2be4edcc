import type { Readable } from 'node:stream';
import { type EndpointInput, ESTATE_LIMITS, type Media } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { MediaService } from '../../media/media.service.ts';
import { MediaUploadsService } from '../../media/media-uploads.service.ts';
import { PropertiesRepository } from './properties.repository.ts';
import type { PropertyRow } from './properties.table.ts';
import { mayPresent } from './property.policy.ts';
import { PropertyContent } from './property-content.service.ts';

interface Upload {
  description: EndpointInput<'POST /api/properties/:id/pictures'>['query'];
  body: Readable;
  /** Number of bytes by the Content-Length header; NaN without one. */
  announced: number;
}

/** Uploads of owners. A picture can only be shown by the property that it was uploaded for. */
@Injectable()
export class PropertyPictures {
  constructor(
    private readonly database: Database,
    private readonly properties: PropertiesRepository,
    private readonly content: PropertyContent,
    private readonly media: MediaService,
    private readonly uploads: MediaUploadsService,
  ) {}

  /** @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, PROPERTY_PICTURES_FULL, MEDIA_REFUSED, MEDIA_TOO_LARGE */
  async take(caller: Caller, id: string, { description, body, announced }: Upload): Promise<Media> {
    await this.expectRoom(caller, await this.properties.find(id));
    const picture = await this.uploads.take(caller, description, body, announced);
    try {
      await this.database.transaction(async () => {
        // Checks again: other uploads may have finished meanwhile.
        const waiting = await this.expectRoom(caller, await this.properties.lock(id));
        await this.content.storeSent(id, [...waiting, picture.id]);
      });
    } catch (error) {
      await this.media.discard(picture.id);
      throw error;
    }
    return this.media.describe(picture.id);
  }

  /** @returns uploads that aren't shown yet. @throws PROPERTY_NOT_FOUND, ACCESS_DENIED, PROPERTY_PICTURES_FULL */
  private async expectRoom(caller: Caller, row: PropertyRow | undefined): Promise<string[]> {
    if (!row) throw new ApiError('PROPERTY_NOT_FOUND');
    if (!mayPresent(caller, row)) throw new ApiError('ACCESS_DENIED');
    const waiting = await this.content.sentFor(row.id);
    if (row.images.length + waiting.length >= ESTATE_LIMITS.images)
      throw new ApiError('PROPERTY_PICTURES_FULL');
    return waiting;
  }
}
