import { FORMER_HANDLE_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { ClosedAccountsService } from './closed-accounts.service.ts';
import { formerHandles } from './former-handles.table.ts';
import { type UserRow, users } from './users.table.ts';

/** Columns that a public page can show. The trigger `users_count_people` names them, so that cached pages follow. */
export const PUBLIC_COLUMNS = {
  id: users.id,
  username: users.username,
  fullName: users.fullName,
  avatarUrl: users.avatarUrl,
  bannerUrl: users.bannerUrl,
  pronouns: users.pronouns,
  bio: users.bio,
  links: users.links,
  timeZone: users.timeZone,
  visibility: users.visibility,
  createdAt: users.createdAt,
  accountState: users.accountState,
};
export type PublicRow = Pick<UserRow, keyof typeof PUBLIC_COLUMNS>;

const lastKept = sql`now() - make_interval(days => ${FORMER_HANDLE_DAYS})`;
const stillKept = gt(formerHandles.leftAt, lastKept);

@Retention([{ table: formerHandles, column: formerHandles.leftAt, age: `${FORMER_HANDLE_DAYS} days` }])
@Injectable()
export class HandlesRepository {
  private readonly byHandle;

  constructor(
    private readonly database: Database,
    private readonly closed: ClosedAccountsService,
  ) {
    this.byHandle = database.prepared('user_by_handle', (queries) =>
      queries
        .select(PUBLIC_COLUMNS)
        .from(users)
        .where(sql`lower(${users.username}) = ${sql.placeholder('handle')}`),
    );
  }

  async find(handle: string): Promise<PublicRow | undefined> {
    const [row] = await this.byHandle().execute({ handle });
    return row;
  }

  /** Returns the member who recently had the handle. */
  async findFormer(handle: string): Promise<PublicRow | undefined> {
    const [row] = await this.database.queries
      .select(PUBLIC_COLUMNS)
      .from(formerHandles)
      .innerJoin(users, eq(users.id, formerHandles.userId))
      .where(and(eq(formerHandles.handle, handle), stillKept));
    return row;
  }

  /** Whether the handle is reserved for another member, or for a deleted one. */
  async isKeptForOthers(handle: string, memberId: string): Promise<boolean> {
    const [row] = await this.database.queries
      .select({ handle: formerHandles.handle })
      .from(formerHandles)
      .where(and(eq(formerHandles.handle, handle), ne(formerHandles.userId, memberId), stillKept));
    return row !== undefined || (await this.closed.hadHandle(handle));
  }

  /** Reserves the handle as an earlier one of the member, and releases all but the newest few. */
  async keep(handle: string, userId: string, most: number): Promise<void> {
    const { queries } = this.database;
    await queries
      .insert(formerHandles)
      .values({ handle, userId })
      .onConflictDoUpdate({ target: formerHandles.handle, set: { userId, leftAt: sql`now()` } });
    const older = queries
      .select({ handle: formerHandles.handle })
      .from(formerHandles)
      .where(eq(formerHandles.userId, userId))
      .orderBy(desc(formerHandles.leftAt), formerHandles.handle)
      .offset(most);
    await queries.delete(formerHandles).where(inArray(formerHandles.handle, older));
  }

  /** Removes a handle from the earlier ones, because it is in use again. */
  async take(handle: string): Promise<void> {
    await this.database.queries.delete(formerHandles).where(eq(formerHandles.handle, handle));
  }
}
