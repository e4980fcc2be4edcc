import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';

interface PictureShape {
  width: number;
  height: number;
  focus: { x: number; y: number };
}

type MediaColumns = { width: number; height: number; focus_x: number; focus_y: number };

/** Looks up the pictures that covers are chosen from. The only place of the newsroom that knows where pictures are kept. */
@Injectable()
export class CoverPictures {
  constructor(private readonly database: Database) {}

  /** How large a picture is and what of it stays in sight; undefined when there is none, or no library at all. */
  async find(mediaId: string): Promise<PictureShape | undefined> {
    const { queries } = this.database;
    const library = await queries.execute<{ there: boolean }>(
      sql`SELECT to_regclass('media') IS NOT NULL AS there`,
    );
    if (!library.rows[0]?.there) return undefined;
    const { rows } = await queries.execute<MediaColumns>(
      sql`SELECT width, height, focus_x, focus_y FROM media WHERE id = ${mediaId}::uuid`,
    );
    const [row] = rows;
    return row && { width: row.width, height: row.height, focus: { x: row.focus_x, y: row.focus_y } };
  }
}
