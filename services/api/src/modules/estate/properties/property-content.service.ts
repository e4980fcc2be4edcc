import type { EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { MediaService } from '../../media/media.service.ts';
import { HandlesService } from '../../users/handles.service.ts';
import type { PropertyRow } from './properties.table.ts';

const OWNER_KIND = 'property';
type Fields = EndpointInput<'POST /api/properties'>['body'];

/** What belongs to a property and is kept elsewhere: its pictures and its owner. */
@Injectable()
export class PropertyContent {
  constructor(
    private readonly media: MediaService,
    private readonly handles: HandlesService,
  ) {}

  /** The fields as they are stored. @throws MEDIA_NOT_FOUND, PROPERTY_OWNER_UNKNOWN */
  async columnsOf({ point, images, owner, ...fields }: Fields) {
    const found = await this.media.findMany(images.map(({ mediaId }) => mediaId));
    const pictures = images.map(({ mediaId, alt }) => {
      const picture = found.get(mediaId);
      if (!picture) throw new ApiError('MEDIA_NOT_FOUND');
      return { ...picture, alt };
    });
    return { ...fields, ...point, images: pictures, ownerId: await this.ownerIdOf(owner) };
  }

  /** The library lets nobody remove what a property shows. */
  async storeUses({ id, images }: Pick<PropertyRow, 'id' | 'images'>): Promise<void> {
    await this.media.setUses(
      OWNER_KIND,
      id,
      images.map(({ mediaId }) => mediaId),
    );
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
