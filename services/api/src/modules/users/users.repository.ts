import type { ProfileChange } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type ByDay, dayOf, toByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { updateVersioned } from '../../platform/database/rows.ts';
import { holds } from '../../platform/text/search-text.ts';
import { roleAssignments } from './assignments.table.ts';
import { HandlesRepository } from './handles.repository.ts';
import { isAmong } from './member-audience.ts';
import { isOpenAccount, showsToMembers } from './member-conditions.ts';
import { type NewUser, sortName, type UserRow, users } from './users.table.ts';

/** Maximum of listed members of the team. */
const MAX_ON_TEAM = 200;

const NAME_COLUMNS = {
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  avatarUrl: users.avatarUrl,
};

@Injectable()
export class UsersRepository {
  private readonly byId;

  constructor(
    private readonly database: Database,
    private readonly handles: HandlesRepository,
  ) {
    this.byId = database.prepared('user_by_id', (queries) =>
      queries
        .select()
        .from(users)
        .where(eq(users.id, sql.placeholder('id'))),
    );
  }

  async findById(id: string): Promise<UserRow | undefined> {
    const [row] = await this.byId().execute({ id });
    return row;
  }

  /** Reads and locks the row until the transaction ends. */
  async lockById(id: string): Promise<UserRow | undefined> {
    const [row] = await this.database.queries
      .select()
      .from(users)
      .where(eq(users.id, id))
      .for('no key update');
    return row;
  }

  /** Searches by a part of the name or the handle, never of the e-mail address, which must not be revealed to other members. */
  findByName(search: string | undefined, limit: number) {
    return this.database.queries
      .select(NAME_COLUMNS)
      .from(users)
      .where(search ? holds(users.nameForm, search) : undefined)
      .orderBy(sortName, users.id)
      .limit(limit);
  }

  /** Returns members with one of these roles, by name. */
  findHolders(roles: readonly string[], limit: number) {
    // Starts with the assignments, because such members are few.
    const holders = this.database.queries
      .select({ id: roleAssignments.userId })
      .from(roleAssignments)
      .where(inArray(roleAssignments.role, [...roles]));
    return this.database.queries
      .select(NAME_COLUMNS)
      .from(users)
      .where(inArray(users.id, holders))
      .orderBy(sortName, users.id)
      .limit(limit);
  }

  /** Returns members with one of these roles who didn't opt out, with all their roles and without their e-mail address. */
  findTeam(roles: readonly string[]) {
    return this.database.queries
      .select({
        username: users.username,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        bio: users.bio,
        visibility: users.visibility,
        roles: sql<string[]>`array_agg(${roleAssignments.role})`,
      })
      .from(users)
      .innerJoin(roleAssignments, eq(roleAssignments.userId, users.id))
      .where(and(eq(users.listedOnTeam, true), inArray(roleAssignments.role, [...roles])))
      .groupBy(users.id)
      .limit(MAX_ON_TEAM);
  }

  /** Returns members who were active in the last 15 minutes and show their page to other members, most recent first. */
  findOnline(limit: number) {
    return this.database.queries
      .select({ username: users.username, fullName: users.fullName, avatarUrl: users.avatarUrl })
      .from(users)
      .where(
        and(
          sql`${users.lastSeenAt} > now() - interval '15 minutes'`,
          isOpenAccount(),
          showsToMembers('page'),
        ),
      )
      .orderBy(desc(users.lastSeenAt), users.id)
      .limit(limit);
  }

  async findNames(ids: string[]) {
    const rows = await this.database.queries.select(NAME_COLUMNS).from(users).where(inArray(users.id, ids));
    return new Map(rows.map(({ id, ...name }) => [id, name]));
  }

  /** Returns names of members as a subquery, for another query to join. PostgreSQL merges it into that query. */
  namesToJoin() {
    return this.database.queries
      .select({ ...NAME_COLUMNS, nameForm: users.nameForm })
      .from(users)
      .as('member');
  }

  /** Returns the time zones that these members have chosen, by id. */
  async findZones(ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.queries
      .select({ id: users.id, zone: users.timeZone })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isNotNull(users.timeZone)));
    return new Map(rows.flatMap(({ id, zone }) => (zone ? [[id, zone] as const] : [])));
  }

  /** Returns only addresses that the identity provider has verified: others may belong to another person. */
  async findAddresses(ids: string[]) {
    const rows = await this.database.queries
      .select({ id: users.id, fullName: users.fullName, email: users.email })
      .from(users)
      .where(and(inArray(users.id, ids), users.profileKnown, users.emailVerified));
    return new Map(rows.map(({ id, ...address }) => [id, address]));
  }

  async updateProfile(id: string, change: Omit<ProfileChange, 'version'>): Promise<UserRow> {
    return updateVersioned(this.database, users, id, { ...change, updatedAt: sql`now()` });
  }

  /** Inserts a member; false when their id or their handle is taken. */
  async insertUnlessTaken(member: NewUser): Promise<boolean> {
    if (await this.handles.isKeptForOthers(member.username, member.id)) return false;
    const rows = await this.database.queries
      .insert(users)
      .values(member)
      .onConflictDoNothing()
      .returning({ id: users.id });
    return rows.length > 0;
  }

  /** Replaces placeholders with the provider's data; names only while the member hasn't chosen any. */
  async completeProfile(
    id: string,
    profile: Pick<NewUser, 'email' | 'emailVerified' | 'fullName' | 'pictureSource'>,
  ): Promise<void> {
    await this.database.queries
      .update(users)
      .set({
        email: profile.email,
        emailVerified: profile.emailVerified,
        pictureSource: profile.pictureSource,
        fullName: sql`CASE WHEN ${users.version} = 1 THEN ${profile.fullName} ELSE ${users.fullName} END`,
        profileKnown: true,
      })
      .where(and(eq(users.id, id), eq(users.profileKnown, false)));
  }

  async changeAddress(id: string, address: Pick<NewUser, 'email' | 'emailVerified'>): Promise<void> {
    await this.database.queries.update(users).set(address).where(eq(users.id, id));
  }

  async markSeen(id: string): Promise<void> {
    await this.database.queries
      .update(users)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(users.id, id), sql`coalesce(${users.lastSeenAt} < now() - interval '1 minute', true)`));
  }

  /** Records that a picture is to be fetched; false when that was already recorded. */
  async markPictureAsked(id: string): Promise<boolean> {
    const rows = await this.database.queries
      .update(users)
      .set({ pictureAskedAt: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.pictureAskedAt)))
      .returning({ id: users.id });
    return rows.length > 0;
  }

  async setPicture(
    id: string,
    picture: Partial<Pick<UserRow, 'avatarUrl' | 'bannerUrl' | 'pictureAskedAt'>>,
  ): Promise<void> {
    await this.database.queries.update(users).set(picture).where(eq(users.id, id));
  }

  async findAmong(
    ids: readonly string[],
    audience: { roles: readonly string[] | undefined; closed: boolean },
  ): Promise<string[]> {
    const rows = await this.database.queries
      .select({ id: users.id })
      .from(users)
      .where(isAmong(ids, audience));
    return rows.map(({ id }) => id);
  }

  async markIdentitySynced(id: string, issuedAt: Date): Promise<void> {
    await this.database.queries.update(users).set({ identitySyncedAt: issuedAt }).where(eq(users.id, id));
  }

  count(): Promise<number> {
    return this.database.queries.$count(users);
  }

  /** Returns the number of new members for each day. */
  async countJoined(since: Date): Promise<ByDay> {
    const day = dayOf(users.createdAt);
    const rows = await this.database.queries
      .select({ day, value: sql<number>`count(*)::int` })
      .from(users)
      .where(gte(users.createdAt, since))
      .groupBy(day);
    return toByDay(rows);
  }

  /** Two counts with two indexes, in one query. */
  async countActive(): Promise<{ activeNow: number; joinedThisWeek: number }> {
    const { rows } = await this.database.queries.execute<{ active: number; joined: number }>(sql`
      SELECT
        (SELECT count(*)::int FROM ${users} WHERE ${users.lastSeenAt} > now() - interval '15 minutes') AS active,
        (SELECT count(*)::int FROM ${users} WHERE ${users.createdAt} > now() - interval '7 days') AS joined`);
    return { activeNow: rows[0]?.active ?? 0, joinedThisWeek: rows[0]?.joined ?? 0 };
  }
}
