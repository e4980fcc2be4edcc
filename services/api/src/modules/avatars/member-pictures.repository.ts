import { Injectable } from '@nestjs/common';
import { eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { type MemberPictureRow, memberPictures } from './member-pictures.table.ts';

@Injectable()
export class MemberPicturesRepository {
  constructor(private readonly database: Database) {}

  async insert(row: typeof memberPictures.$inferInsert): Promise<void> {
    await this.database.queries.insert(memberPictures).values(row);
  }

  /** @param at null for the picture that is shown. */
  async removeAfter(file: string, at: Date | null): Promise<void> {
    await this.database.queries
      .update(memberPictures)
      .set({ removeAfter: at })
      .where(eq(memberPictures.file, file));
  }

  findToRemove(now: Date, limit: number): Promise<Pick<MemberPictureRow, 'file' | 'kind'>[]> {
    return this.database.queries
      .select({ file: memberPictures.file, kind: memberPictures.kind })
      .from(memberPictures)
      .where(or(lte(memberPictures.removeAfter, now), isNull(memberPictures.memberId)))
      .orderBy(sql`${memberPictures.removeAfter} NULLS FIRST`)
      .limit(limit);
  }

  /** Returns the pictures that a member shows. */
  findOfMember(memberId: string): Promise<Pick<MemberPictureRow, 'file' | 'kind'>[]> {
    return this.database.queries
      .select({ file: memberPictures.file, kind: memberPictures.kind })
      .from(memberPictures)
      .where(eq(memberPictures.memberId, memberId));
  }

  async delete(files: readonly string[]): Promise<void> {
    await this.database.queries.delete(memberPictures).where(inArray(memberPictures.file, [...files]));
  }
}
