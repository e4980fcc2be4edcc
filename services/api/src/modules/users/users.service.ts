import type {
  CurrentUser,
  EndpointAnswer,
  EndpointInput,
  ListedUser,
  ProfileChange,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, type Page, toPage } from '../../platform/http/cursor.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { AuditService } from '../audit/audit.service.ts';
import { AssignmentsService } from './assignments.service.ts';
import { isReservedHandle } from './handle.policy.ts';
import { readMemberSearch } from './member-search.policy.ts';
import { changedFields, isStale } from './profile.policy.ts';
import { UsersRepository } from './users.repository.ts';
import { type MemberName, toCurrentUser, toListedUser } from './users.view.ts';

const listPosition = z.tuple([z.string().max(500), z.string().max(255)]);

const NAMES_SHOWN = 8;

/** The job that fetches the picture of one member. */
export const FETCH_PICTURE = 'users.picture';
export interface PictureJob {
  id: string;
}

@Injectable()
export class UsersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly assignments: AssignmentsService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {}

  async me(caller: Caller): Promise<CurrentUser> {
    const row = await this.users.findById(caller.id);
    // The guard has just seen the row; only a removal in between leaves none.
    if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
    if (row.pictureSource && !row.pictureAskedAt) await this.askForPicture(row.id);
    return toCurrentUser(row, caller);
  }

  changeProfile(caller: Caller, { version, ...wanted }: ProfileChange): Promise<CurrentUser> {
    return this.database
      .transaction(async () => {
        const row = await this.users.lockById(caller.id);
        if (!row) throw new ApiError('AUTHENTICATION_REQUIRED');
        if (isStale(row, version))
          throw new ApiError('PROFILE_STALE', { current: toCurrentUser(row, caller) });
        const change = changedFields(row, wanted);
        if (!change) return toCurrentUser(row, caller);
        if (change.after.username && isReservedHandle(change.after.username))
          throw new ApiError('USERNAME_RESERVED');
        const changed = await this.users.updateProfile(caller.id, change.after);
        await this.audit.record(caller, { action: 'profile.updated', target: changed, ...change });
        return toCurrentUser(changed, caller);
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'users_username_key') ? new ApiError('USERNAME_TAKEN') : error;
      });
  }

  async list({
    cursor,
    limit,
    search,
    role,
  }: EndpointInput<'GET /api/users'>['query']): Promise<Page<ListedUser>> {
    const after = decodeCursor(cursor, listPosition);
    if (role) await this.assignments.expectRole(role, 'query.role');
    const wanted = search?.trim() ? readMemberSearch(search) : undefined;
    const rows = await this.users.findPage({ after, limit: limit + 1, search: wanted, role });
    const held = await this.assignments.listedOf(rows.map(({ id }) => id));
    return toPage(
      rows,
      limit,
      (row) => toListedUser(row, held(row.id)),
      ({ sortName, id }) => [sortName, id],
    );
  }

  /** Members to be named in a text. */
  async findByName(search: string | undefined): Promise<EndpointAnswer<'GET /api/users/names'>> {
    return { items: await this.users.findByName(search, NAMES_SHOWN) };
  }

  /** Members who hold any of these roles, by name. */
  holdersOf(roles: readonly string[], limit: number): Promise<(MemberName & { id: string })[]> {
    return this.users.findHolders(roles, limit);
  }

  /** Names and pictures of members by id. The ids may repeat; null is a member who has left and has no entry. */
  async namesOf(ids: readonly (string | null)[]): Promise<Map<string, MemberName>> {
    const distinct = [...new Set(ids.filter((id) => id !== null))];
    return distinct.length > 0 ? this.users.findNames(distinct) : new Map();
  }

  /** Where members read their mail, by id. Who was never asked for their address has none. */
  addressesOf(ids: string[]): Promise<Map<string, MailAddress>> {
    return this.users.findAddresses(ids);
  }

  /** Where the identity provider keeps the picture of a member. */
  async pictureSourceOf(id: string): Promise<string | undefined> {
    return (await this.users.findById(id))?.pictureSource ?? undefined;
  }

  /** @param file what it is called on this site. */
  keepPicture(id: string, file: string): Promise<void> {
    return this.users.keepPicture(id, `/api/users/avatars/${file}`);
  }

  private async askForPicture(id: string): Promise<void> {
    await this.database.transaction(async () => {
      if (await this.users.markPictureAsked(id))
        await this.jobs.send(FETCH_PICTURE, { data: { id } satisfies PictureJob });
    });
  }

  /** Since when somebody is a member; undefined for nobody of this site. */
  async joinedAt(id: string): Promise<Date | undefined> {
    return (await this.users.findById(id))?.createdAt;
  }
}

export interface MailAddress {
  fullName: string;
  email: string;
}
