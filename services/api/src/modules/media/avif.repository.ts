import { Injectable } from '@nestjs/common';
import { eq, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type MediaRow, media } from './media.table.ts';
import type { MediaForms } from './media-forms.ts';

/** Which pictures still have no AVIF. */
@Injectable()
export class AvifRepository {
  constructor(private readonly database: Database) {}

  /** A picture that AVIF is to be made of. For ten minutes no other process is given it; then this one must have died over it. */
  async claim(): Promise<MediaRow | undefined> {
    const next = this.database.queries
      .select({ id: media.id })
      .from(media)
      .where(sql`${media.avifDue} <= now()`)
      .orderBy(media.avifDue)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await this.database.queries
      .update(media)
      .set({ avifDue: sql`now() + interval '10 minutes'`, avifTries: sql`${media.avifTries} + 1` })
      .where(sql`${media.id} = (${next})`)
      .returning();
    return row;
  }

  async isThere(id: string): Promise<boolean> {
    const rows = await this.database.queries.select({ id: media.id }).from(media).where(eq(media.id, id));
    return rows.length > 0;
  }

  /** Somebody else may go on with it at once. */
  async putBack(id: string): Promise<void> {
    await this.database.queries
      .update(media)
      .set({ avifDue: sql`now()`, avifTries: sql`${media.avifTries} - 1` })
      .where(eq(media.id, id));
  }

  /** Nothing more is to be made of it. @returns false when the picture isn't there any more. */
  async finish(id: string, forms: MediaForms): Promise<boolean> {
    const rows = await this.database.queries
      .update(media)
      .set({ avifDue: null, forms })
      .where(eq(media.id, id))
      .returning({ id: media.id });
    return rows.length > 0;
  }
}
