import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { insertOne } from '../../../platform/database/rows.ts';
import { isOpenMember } from '../../users/member-conditions.ts';
import { listings } from '../listings/listings.table.ts';
import { type InquiryMessageRow, type InquiryRow, inquiries, inquiryMessages } from './inquiries.table.ts';

/** Time and id of the last message. */
export type InquiryPosition = [at: number, id: string];
export type InquirySide = 'member' | 'seller';

const NOW = sql`clock_timestamp()`;

@Injectable()
export class InquiriesRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<ListedInquiry | undefined> {
    const [row] = await this.select().where(eq(inquiries.id, id));
    return row;
  }

  async has(listingId: string, memberId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(and(eq(inquiries.listingId, listingId), eq(inquiries.memberId, memberId)));
    return row !== undefined;
  }

  /** Returns conversations of a member, or of the city without one; latest message first. */
  findPage(
    memberId: string | null,
    before: InquiryPosition | undefined,
    limit: number,
  ): Promise<ListedInquiry[]> {
    const whose =
      memberId === null
        ? inquiries.ofCity
        : or(eq(inquiries.memberId, memberId), eq(inquiries.sellerId, memberId));
    const position = before && positionOf(before);
    return this.select()
      .where(and(whose, position && sql`(${inquiries.lastAt}, ${inquiries.id}) < ${position}`))
      .orderBy(desc(inquiries.lastAt), desc(inquiries.id))
      .limit(limit);
  }

  /** Returns conversations with the city whose last message is the member's, oldest first. */
  findWaiting(after: InquiryPosition | undefined, limit: number): Promise<ListedInquiry[]> {
    const position = after && positionOf(after);
    return this.select()
      .where(
        and(
          inquiries.ofCity,
          inquiries.lastByMember,
          position && sql`(${inquiries.lastAt}, ${inquiries.id}) > ${position}`,
        ),
      )
      .orderBy(asc(inquiries.lastAt), asc(inquiries.id))
      .limit(limit);
  }

  /**
   * Adds a message of a member to the seller of the listing. Creates the conversation, or continues it: of two concurrent calls the second one
   * continues.
   */
  async begin(
    row: Pick<InquiryRow, 'listingId' | 'memberId' | 'sellerId' | 'ofCity' | 'demo'>,
    text: string,
  ): Promise<string> {
    const last = { lastAt: NOW, lastText: text, lastByMember: true };
    const [written] = await this.database.queries
      .insert(inquiries)
      .values({ ...row, ...last })
      .onConflictDoUpdate({ target: [inquiries.listingId, inquiries.memberId], set: last })
      .returning();
    if (!written) throw new Error('The conversation was not written.');
    await this.addMessage(written, row.memberId, text);
    return written.id;
  }

  async reply(id: string, authorId: string, byMember: boolean, text: string): Promise<InquiryMessageRow> {
    const [written] = await this.database.queries
      .update(inquiries)
      .set({ lastAt: NOW, lastText: text, lastByMember: byMember })
      .where(eq(inquiries.id, id))
      .returning();
    if (!written) throw new Error(`The conversation ${id} vanished.`);
    return this.addMessage(written, authorId, text);
  }

  /** Returns messages, latest first. */
  findMessages(
    inquiryId: string,
    before: InquiryPosition | undefined,
    limit: number,
  ): Promise<InquiryMessageRow[]> {
    const position = before && positionOf(before);
    return this.database.queries
      .select()
      .from(inquiryMessages)
      .where(
        and(
          eq(inquiryMessages.inquiryId, inquiryId),
          position && sql`(${inquiryMessages.at}, ${inquiryMessages.id}) < ${position}`,
        ),
      )
      .orderBy(desc(inquiryMessages.at), desc(inquiryMessages.id))
      .limit(limit);
  }

  /** Marks all messages as read by one side. */
  async markRead(id: string, side: InquirySide): Promise<void> {
    await this.database.queries
      .update(inquiries)
      .set(side === 'member' ? { memberReadAt: inquiries.lastAt } : { sellerReadAt: inquiries.lastAt })
      .where(eq(inquiries.id, id));
  }

  private async addMessage(
    { id, lastAt, lastByMember }: InquiryRow,
    authorId: string,
    text: string,
  ): Promise<InquiryMessageRow> {
    return insertOne(this.database, inquiryMessages, {
      inquiryId: id,
      authorId,
      byMember: lastByMember,
      text,
      at: lastAt,
    });
  }

  private select() {
    const { id, kind, state, propertyId } = listings;
    return this.database.queries
      .select({
        ...getTableColumns(inquiries),
        listing: { id, kind, state, propertyId },
        /** Whether both sides still have an open account. */
        open: sql<boolean>`((${inquiries.ofCity} OR ${inquiries.sellerId} IS NOT NULL)
          AND ${isOpenMember(inquiries.memberId)} AND ${isOpenMember(inquiries.sellerId)})`,
      })
      .from(inquiries)
      .innerJoin(listings, eq(listings.id, inquiries.listingId))
      .$dynamic();
  }
}

export type ListedInquiry = Awaited<ReturnType<ReturnType<InquiriesRepository['select']>['execute']>>[number];

function positionOf([at, id]: InquiryPosition) {
  return sql`(${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`;
}
