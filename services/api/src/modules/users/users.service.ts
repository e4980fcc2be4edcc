import {
  type CurrentUser,
  type EndpointAnswer,
  type EndpointInput,
  isVisible,
  type ListedUser,
  type MemberSort,
  type TeamMember,
  visibilityOf,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { TtlCache } from '../../platform/cache/ttl-cache.ts';
import type { ByDay } from '../../platform/database/by-day.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { AssignmentsService } from './assignments.service.ts';
import { MemberListRepository } from './member-list.repository.ts';
import { readMemberSearch } from './member-search.policy.ts';
import { UsersRepository } from './users.repository.ts';
import type { UserRow } from './users.table.ts';
import { type MemberName, toCurrentUser, toListedUser } from './users.view.ts';

const byName = z.tuple([z.string().max(500), z.string().max(255)]);
const byInstant = z.tuple([cursorInstant, z.string().max(255)]);

/** Sort value of a row, by sort order. */
const PLACES: Record<MemberSort, (row: UserRow & { sortName: string }) => string | number> = {
  name: ({ sortName }) => sortName,
  joined: ({ createdAt }) => createdAt.getTime(),
  seen: ({ lastSeenAt }) => lastSeenAt?.getTime() ?? 0,
};

const NAMES_SHOWN = 8;

/** Maximum of members shown as online. */
const MAX_ONLINE = 8;
/** Job that fetches the picture of one member. */
export const FETCH_PICTURE = 'users.picture';
export interface PictureJob {
  id: string;
}

/** Members: their list, names and addresses, the team, and the numbers of members. */
@Injectable()
export class UsersService {
  /** Counting takes longer with more members, so the results are cached for a few seconds. */
  private readonly counted: TtlCache<number>;
  private readonly activityNow: TtlCache<EndpointAnswer<'GET /api/users/activity'>>;
  private readonly onlineNow: TtlCache<EndpointAnswer<'GET /api/users/online'>>;

  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly members: MemberListRepository,
    private readonly assignments: AssignmentsService,
    private readonly directory: RoleDirectoryService,
    private readonly jobs: Jobs,
  ) {
    this.counted = new TtlCache(() => users.count(), 2_000);
    this.activityNow = new TtlCache(
      async () => ({ ...(await users.countActive()), measuredAt: new Date().toISOString() }),
      5_000,
    );
    this.onlineNow = new TtlCache(async () => ({ items: await users.findOnline(MAX_ONLINE) }), 5_000);
  }

  async me(caller: Caller): Promise<CurrentUser> {
    const row = await this.users.findById(caller.id);
    // The guard has just read the row, so it is only missing after a concurrent deletion.
    if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
    if (row.pictureSource && !row.avatarUrl && !row.pictureAskedAt) await this.requestPicture(row.id);
    return toCurrentUser(row, caller);
  }

  async list({
    cursor,
    limit,
    search,
    role,
    state,
    sort,
  }: EndpointInput<'GET /api/users'>['query']): Promise<Page<ListedUser>> {
    const after: [string | number, string] | undefined =
      sort === 'name' ? decodeCursor(cursor, byName) : decodeCursor(cursor, byInstant);
    if (role) await this.assignments.expectRole(role, 'query.role');
    const wanted = search?.trim() ? readMemberSearch(search) : undefined;
    const rows = await this.members.findPage({ after, limit: limit + 1, search: wanted, role, state, sort });
    const held = await this.assignments.listedOf(rows.map(({ id }) => id));
    return toPage(
      rows,
      limit,
      (row) => toListedUser(row, held(row.id)),
      (row) => [PLACES[sort](row), row.id],
    );
  }

  /** Returns members who can be named in a text. */
  async findByName(search: string | undefined): Promise<EndpointAnswer<'GET /api/users/names'>> {
    return { items: await this.users.findByName(search, NAMES_SHOWN) };
  }

  /** Returns members with one of these roles, by name. */
  holdersOf(roles: readonly string[], limit: number): Promise<(MemberName & { id: string })[]> {
    return this.users.findHolders(roles, limit);
  }

  /** Returns names and pictures of members by id. The ids may repeat; null is a deleted member and has no entry. */
  async namesOf(ids: readonly (string | null)[]): Promise<Map<string, MemberName>> {
    const distinct = [...new Set(ids.filter((id) => id !== null))];
    return distinct.length > 0 ? this.users.findNames(distinct) : new Map();
  }

  /** Returns names and pictures of members as a subquery, for a query of another module to join. `nameForm` has the spelling of searches. */
  namesToJoin() {
    return this.users.namesToJoin();
  }

  /** Returns the verified e-mail addresses of members, by id; others are absent. */
  addressesOf(ids: string[]): Promise<Map<string, MailAddress>> {
    return this.users.findAddresses(ids);
  }

  /** Returns those of these members who still belong to an audience. */
  async stillAmong(
    ids: readonly string[],
    audience: { roles: readonly string[] | undefined; closed: boolean },
  ): Promise<Set<string>> {
    return new Set(await this.users.findAmong(ids, audience));
  }

  /** Returns the time zones that members have chosen, by id; others are absent. */
  zonesOf(ids: readonly string[]): Promise<Map<string, string>> {
    return this.users.findZones(ids);
  }

  /** Returns the address of a member's picture at the identity provider. */
  async pictureSourceOf(id: string): Promise<string | undefined> {
    return (await this.users.findById(id))?.pictureSource ?? undefined;
  }

  /** Whether the picture of the identity provider should be used: only while there is no other. */
  async wantsPicture(id: string): Promise<boolean> {
    const row = await this.users.findById(id);
    return row !== undefined && row.avatarUrl === null;
  }

  /** Returns a member as in the staff's list, with the whole row. */
  async findListed(id: string): Promise<{ row: UserRow; listed: ListedUser } | undefined> {
    const row = await this.users.findById(id);
    if (!row) return undefined;
    return { row, listed: toListedUser(row, (await this.assignments.listedOf([id]))(id)) };
  }

  /** Returns the time since which someone is a member; undefined for others. */
  async joinedAt(id: string): Promise<Date | undefined> {
    return (await this.users.findById(id))?.createdAt;
  }

  /** Returns the staff of the community, publicly visible, highest roles first. */
  async listTeam(): Promise<{ items: TeamMember[] }> {
    const table = await this.directory.now();
    // Streamers and whitelisted members aren't staff: the team begins with HELPER.
    const least = table.rankOf('HELPER');
    const rows = await this.users.findTeam(
      table.roles.filter(({ rank }) => rank >= least).map(({ name }) => name),
    );
    const items = rows
      .map(({ visibility, bio, ...row }) => ({
        ...row,
        bio: isVisible(visibilityOf(visibility), 'bio', 'visitor') ? bio : '',
        roles: table.effective(row.roles),
      }))
      .sort(
        (a, b) =>
          table.highestRank(b.roles) - table.highestRank(a.roles) ||
          a.fullName.localeCompare(b.fullName, 'en'),
      );
    return { items };
  }

  async count(): Promise<EndpointAnswer<'GET /api/users/count'>> {
    return { count: await this.counted.get() };
  }

  /** Returns the number of new members for each day. */
  joinedByDay(since: Date): Promise<ByDay> {
    return this.users.countJoined(since);
  }

  activity(): Promise<EndpointAnswer<'GET /api/users/activity'>> {
    return this.activityNow.get();
  }

  /** Returns the most recently active members. They are the same for every caller. */
  online(): Promise<EndpointAnswer<'GET /api/users/online'>> {
    return this.onlineNow.get();
  }

  private async requestPicture(id: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.users.markPictureAsked(id))
        await this.jobs.send(FETCH_PICTURE, { data: { id } satisfies PictureJob });
    });
  }
}

export interface MailAddress {
  fullName: string;
  email: string;
}
