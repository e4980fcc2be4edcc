import { randomBytes } from 'node:crypto';
import { type EndpointAnswer, holdsRemotePermission, isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { AssignmentsService } from '../../users/assignments.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { RemoteMembersRepository } from './remote-members.repository.ts';

/** Ids by which the backends of remotes know members. */
@Injectable()
export class RemoteMembersService {
  /** Ids never change, so they can be cached for as long as there is room. */
  private readonly cache = new LRUCache<string, string>({ max: 10_000 });

  constructor(
    private readonly members: RemoteMembersRepository,
    private readonly assignments: AssignmentsService,
    private readonly users: UsersService,
    private readonly declarations: RemoteDeclarationsService,
  ) {}

  /** Returns the id of a member for a remote, and creates it at the first call. */
  async subjectOf(userId: string, remote: string): Promise<string> {
    const key = `${remote}\0${userId}`;
    const cached = this.cache.get(key);
    if (cached !== undefined) return cached;
    let subject = await this.members.findSubject(remote, userId);
    if (subject === undefined) {
      await this.members.insert(remote, userId, randomBytes(24).toString('base64url'));
      // Another process may have been faster.
      subject = await this.members.findSubject(remote, userId);
    }
    if (subject === undefined) throw new ApiError('USER_NOT_FOUND');
    this.cache.set(key, subject);
    return subject;
  }

  /** Returns the ids of a member for every remote that they have used. */
  subjectsOf(userId: string): Promise<{ remote: string; subject: string }[]> {
    return this.members.findAllOf(userId);
  }

  /** Returns the ids of members for a remote. Those who have never used it are absent: its backend doesn't know them. */
  knownTo(remote: string, userIds: readonly string[]): Promise<{ userId: string; subject: string }[]> {
    return this.members.findSubjects(remote, userIds);
  }

  /** Returns the site's id of a member; undefined for an unknown one. */
  async userOf(remote: string, subject: string): Promise<string | undefined> {
    return (await this.members.findUsers(remote, [subject])).get(subject);
  }

  /** Returns the site's ids of members by their ids for the remote. Unknown ones, such as those of deleted members, are absent. */
  usersOf(remote: string, subjects: readonly string[]): Promise<Map<string, string>> {
    return this.members.findUsers(remote, subjects);
  }

  /** Returns a member as a backend sees them. @throws USER_NOT_FOUND */
  async find(remote: string, subject: string): Promise<EndpointAnswer<'GET /api/backend/members/:id'>> {
    const userId = await this.userOf(remote, subject);
    const listed = userId === undefined ? undefined : await this.users.findListed(userId);
    const holder = userId === undefined ? undefined : await this.assignments.findHolder(userId);
    if (!listed || !holder) throw new ApiError('USER_NOT_FOUND');
    const { username: handle, fullName: name, accountState } = listed.row;
    const open = !isClosed(accountState);
    const { permissions } = await this.declarations.of(remote);
    const held = permissions
      .map(({ key }) => key)
      .filter((key) => open && holdsRemotePermission(holder.remotePermissions, key));
    return { id: subject, handle, name, open, permissions: held };
  }
}
