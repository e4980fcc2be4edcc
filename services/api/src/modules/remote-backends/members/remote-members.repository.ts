import { Injectable } from '@nestjs/common';
import { and, eq, inArray } from 'drizzle-orm';
import { Database } from '../../../platform/database/database.ts';
import { remoteMembers } from './remote-members.table.ts';

@Injectable()
export class RemoteMembersRepository {
  constructor(private readonly database: Database) {}

  async findSubject(remote: string, userId: string): Promise<string | undefined> {
    const [row] = await this.database.queries
      .select({ subject: remoteMembers.subject })
      .from(remoteMembers)
      .where(and(eq(remoteMembers.userId, userId), eq(remoteMembers.remote, remote)));
    return row?.subject;
  }

  /** Has no effect when the member already has an id for the remote. */
  async insert(remote: string, userId: string, subject: string): Promise<void> {
    await this.database.queries
      .insert(remoteMembers)
      .values({ remote, userId, subject })
      .onConflictDoNothing();
  }

  /** Returns the ids of the members behind ids of a remote; unknown ones are absent. */
  async findUsers(remote: string, subjects: readonly string[]): Promise<Map<string, string>> {
    if (subjects.length === 0) return new Map();
    const rows = await this.database.queries
      .select({ subject: remoteMembers.subject, userId: remoteMembers.userId })
      .from(remoteMembers)
      .where(and(eq(remoteMembers.remote, remote), inArray(remoteMembers.subject, [...subjects])));
    return new Map(rows.map(({ subject, userId }) => [subject, userId]));
  }

  /** Returns the ids of members for a remote, of those who have one. */
  async findSubjects(
    remote: string,
    userIds: readonly string[],
  ): Promise<{ userId: string; subject: string }[]> {
    if (userIds.length === 0) return [];
    return this.database.queries
      .select({ userId: remoteMembers.userId, subject: remoteMembers.subject })
      .from(remoteMembers)
      .where(and(eq(remoteMembers.remote, remote), inArray(remoteMembers.userId, [...userIds])));
  }

  /** Returns the ids of a member for every remote that they have used. */
  findAllOf(userId: string): Promise<{ remote: string; subject: string }[]> {
    return this.database.queries
      .select({ remote: remoteMembers.remote, subject: remoteMembers.subject })
      .from(remoteMembers)
      .where(eq(remoteMembers.userId, userId));
  }
}
