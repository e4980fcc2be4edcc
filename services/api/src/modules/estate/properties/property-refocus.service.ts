import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { MediaService } from '../../media/media.service.ts';
import { type PictureColumn, properties } from './properties.table.ts';

type Shape = Pick<PictureColumn, 'mediaId' | 'width' | 'height' | 'focus'>;

/** Updates the copies of picture dimensions in properties after changes in the library. */
@Injectable()
export class PropertyRefocus {
  constructor(
    private readonly database: Database,
    media: MediaService,
  ) {
    media.onRefocus((picture) => this.reshape(picture));
  }

  /** Changes neither the version nor the time of the last change, because no text changes. */
  private async reshape({ mediaId, width, height, focus }: Shape): Promise<void> {
    const shape = JSON.stringify({ width, height, focus });
    const reshaped = sql`(
      SELECT jsonb_agg(CASE WHEN picture ->> 'mediaId' = ${mediaId} THEN picture || ${shape}::jsonb ELSE picture END ORDER BY place)
      FROM jsonb_array_elements(${properties.images}) WITH ORDINALITY AS shown (picture, place))`;
    await this.database.queries
      .update(properties)
      .set({ images: reshaped })
      .where(
        sql`${properties.id}::text IN (SELECT owner_id FROM media_uses WHERE owner_kind = 'property' AND media_id = ${mediaId}::uuid)`,
      );
  }
}
