import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { EVERY_HOUR, Jobs } from '../../../platform/jobs/jobs.ts';
import { MediaService } from '../../media/media.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import type { PictureColumn, PropertyRow } from './properties.table.ts';

/** Kinds of owner in the media library: for shown pictures, and for uploads that aren't shown yet. */
const KINDS = { shown: 'property', sent: 'property-upload' } as const;
const DAY_MS = 86_400_000;
type Fields = EndpointInput<'POST /api/properties'>['body'];

/** Data of a property in other modules: its pictures and its owner. */
@Injectable()
export class PropertyContent {
  constructor(
    private readonly media: MediaService,
    private readonly handles: HandlesService,
    jobs: Jobs,
  ) {
    jobs.work('estate.pictures', () => this.forgetSent(), { cron: EVERY_HOUR });
  }

  /** Returns the fields as columns. @throws MEDIA_NOT_FOUND, PROPERTY_OWNER_UNKNOWN */
  async columnsOf({ point, images, owner, ...fields }: Fields) {
    return {
      ...fields,
      ...point,
      images: await this.picturesOf(images),
      ownerId: await this.ownerIdOf(owner),
    };
  }

  /** Returns pictures with the property's own alternative texts. @throws MEDIA_NOT_FOUND */
  async picturesOf(images: Fields['images']): Promise<PictureColumn[]> {
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

  /** Returns uploads for a property that it doesn't show yet. */
  sentFor(id: string): Promise<string[]> {
    return this.media.usesOf(KINDS.sent, id);
  }

  /** Replaces the uploads that aren't shown yet. Must run inside the transaction that has locked the property. */
  async storeSent(id: string, mediaIds: readonly string[]): Promise<void> {
    await this.media.setUses(KINDS.sent, id, mediaIds);
  }

  /** Releases uploads that aren't shown after a day, so that the library treats them as unused. */
  async forgetSent(now = new Date()): Promise<void> {
    await this.media.endUses(KINDS.sent, new Date(now.getTime() - DAY_MS));
  }

  private async ownerIdOf(handle: string | null): Promise<string | null> {
    if (handle === null) return null;
    const member = await this.handles.find(handle);
    if (!member || member === 'closed')
      throw new ApiError('PROPERTY_OWNER_UNKNOWN', {
        fields: [{ path: 'body.owner', message: 'There is no such member.' }],
      });
    return member.id;
  }
}
