import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { MediaService } from '../../media/media.service.ts';
import { showsPicture } from '../../media/media-conditions.ts';
import { type PictureColumn, properties } from './properties.table.ts';

type Shape = Pick<PictureColumn, 'mediaId' | 'width' | 'height' | 'focus'>;

/** Properties keep the shapes of their pictures beside their texts. They follow the library. */
@Injectable()
export class PropertyRefocus {
  constructor(
    private readonly database: Database,
    media: MediaService,
  ) {
    media.onRefocus((picture) => this.reshape(picture));
  }

  /** What was typed stays as it is, so neither version nor time of the last change moves. */
  private async reshape({ mediaId, width, height, focus }: Shape): Promise<void> {
    const shape = JSON.stringify({ width, height, focus });
    const reshaped = sql`(
      SELECT jsonb_agg(CASE WHEN picture ->> 'mediaId' = ${mediaId} THEN picture || ${shape}::jsonb ELSE picture END ORDER BY place)
      FROM jsonb_array_elements(${properties.images}) WITH ORDINALITY AS shown (picture, place))`;
    await this.database.queries
      .update(properties)
      .set({ images: reshaped })
      .where(showsPicture('property', properties.id, mediaId));
  }
}
