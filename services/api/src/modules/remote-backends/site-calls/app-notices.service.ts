import { asLocalText, type EndpointInput, fillPlaceholders, type LocalText } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Database } from '../../../platform/database/database.ts';
import type { NotificationAudience } from '../../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { SelectsAudience } from '../../notifications/selects-audience.decorator.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { RoleDirectoryService } from '../../roles/definitions/role-directory.service.ts';
import { holdsRole } from '../../users/member-audience.ts';
import { RemoteMembersService } from '../members/remote-members.service.ts';
import { remoteMembers } from '../members/remote-members.table.ts';
import { expectDeclared, expectOwnPath } from './declared.policy.ts';

/** Members of a remote: its name, a colon, and their ids for it, so that nothing identifies a member after their deletion. */
const MEMBERS = 'app-members';
/** Members with one of these roles, which grant a permission of a remote. */
const HOLDERS = 'app-holders';

const TYPE = 'app.notice';
const subjectOf = (kind: string, subject: string) => `${kind}:${subject}`;

/** Notifications that backends of remotes send. */
@Injectable()
export class AppNoticesService {
  constructor(
    private readonly database: Database,
    private readonly declarations: RemoteDeclarationsService,
    private readonly members: RemoteMembersService,
    private readonly directory: RoleDirectoryService,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * Notifies members. Only the first call with a kind and subject does, so that a backend can repeat a call whose response was lost.
   * @throws NOT_DECLARED
   */
  async send(
    remote: string,
    { kind, subject, to, values, actor, path }: EndpointInput<'POST /api/backend/notifications'>['body'],
  ): Promise<{ sent: boolean }> {
    const declared = await this.declarations.of(remote);
    const { text, channels } = expectDeclared(declared.notifications, (one) => one.kind === kind);
    if ('permission' in to) expectDeclared(declared.permissions, ({ key }) => key === to.permission);
    expectOwnPath(declared, path);
    const actorId = actor === undefined ? null : ((await this.members.userOf(remote, actor)) ?? null);
    const texts = filled(asLocalText(text), values);
    const audience = await this.audienceOf(remote, to);
    return this.database.transaction(async () => {
      const key = subjectOf(kind, subject);
      await this.database.lockNamed(`${TYPE} ${key}`);
      if (await this.notifications.isAnnounced(TYPE, key)) return { sent: false };
      await this.notifications.announce({
        type: TYPE,
        subject: key,
        actorId,
        audience,
        title: texts.en,
        href: path,
        app: { kind, texts, channels },
      });
      return { sent: true };
    });
  }

  /** @throws NOT_DECLARED */
  async withdraw(remote: string, kind: string, subject: string): Promise<void> {
    const { notifications } = await this.declarations.of(remote);
    expectDeclared(notifications, (one) => one.kind === kind);
    await this.database.transaction(() => this.notifications.withdraw(TYPE, subjectOf(kind, subject)));
  }

  @SelectsAudience(MEMBERS)
  isAmong(memberId: AnyPgColumn, of: string): SQL {
    const [remote = '', subjects = ''] = of.split(':');
    return sql`${memberId} IN (SELECT ${remoteMembers.userId} FROM ${remoteMembers}
      WHERE ${remoteMembers.remote} = ${remote} AND ${remoteMembers.subject} = ANY(${sql.param(subjects.split(','))}::text[]))`;
  }

  /** Condition that the member has one of the roles. @param roles their names, separated by commas */
  @SelectsAudience(HOLDERS)
  isHolder(_memberId: AnyPgColumn, roles: string): SQL {
    return sql`(${sql.join(roles.split(',').map(holdsRole), sql` OR `)})`;
  }

  private async audienceOf(
    remote: string,
    to: EndpointInput<'POST /api/backend/notifications'>['body']['to'],
  ): Promise<NotificationAudience> {
    if ('permission' in to) {
      const roles = (await this.directory.now()).rolesWithRemote(to.permission);
      return { name: HOLDERS, of: roles.join(',') };
    }
    // Commas separate the ids, so one with a comma can't be an id.
    return { name: MEMBERS, of: `${remote}:${to.members.filter((id) => /^[\w-]+$/.test(id)).join(',')}` };
  }
}

function filled(texts: LocalText, values: Readonly<Record<string, string>>): LocalText {
  const entries = Object.entries(texts).map(([language, text]) => [language, fillPlaceholders(text, values)]);
  return Object.fromEntries(entries) as LocalText;
}
