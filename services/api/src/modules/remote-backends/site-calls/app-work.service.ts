import { appInboxKind, asLocalText, type EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { InboxItemsService } from '../../inbox/inbox-items.service.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { RemoteMembersService } from '../members/remote-members.service.ts';
import { expectDeclared, expectOwnPath } from './declared.policy.ts';

/** Additions of backends of remotes to the work of the staff: items in the inbox, and entries in the audit log. */
@Injectable()
export class AppWorkService {
  constructor(
    private readonly database: Database,
    private readonly declarations: RemoteDeclarationsService,
    private readonly members: RemoteMembersService,
    private readonly users: UsersService,
    private readonly inbox: InboxItemsService,
    private readonly audit: AuditService,
  ) {}

  /** Opens or updates an item of the inbox. @throws NOT_DECLARED */
  async openItem(
    remote: string,
    { kind, subject }: EndpointInput<'PUT /api/backend/inbox/:kind/:subject'>['params'],
    { about, path, ...item }: EndpointInput<'PUT /api/backend/inbox/:kind/:subject'>['body'],
  ): Promise<void> {
    const declared = await this.declarations.of(remote);
    const { dueHours } = expectDeclared(declared.inbox, (one) => one.kind === kind);
    expectOwnPath(declared, path);
    const aboutId = about === null ? null : ((await this.members.userOf(remote, about)) ?? null);
    await this.database.transaction(() =>
      this.inbox.open({ ...item, kind: appInboxKind(kind), subject, href: path, aboutId, dueHours }),
    );
  }

  /** Closes an item; an unknown one has no effect. @throws NOT_DECLARED */
  async closeItem(
    remote: string,
    { kind, subject }: EndpointInput<'DELETE /api/backend/inbox/:kind/:subject'>['params'],
    by: string | undefined,
  ): Promise<void> {
    const { inbox } = await this.declarations.of(remote);
    expectDeclared(inbox, (one) => one.kind === kind);
    const userId = by === undefined ? undefined : await this.members.userOf(remote, by);
    await this.database.transaction(() => this.inbox.close(appInboxKind(kind), subject, userId ?? null));
  }

  /** Adds an entry to the audit log. Its sentence is stored, because a later version may not declare it any more. @throws NOT_DECLARED */
  async record(
    remote: string,
    { action, actor, target, details }: EndpointInput<'POST /api/backend/audit'>['body'],
  ): Promise<void> {
    const { audit } = await this.declarations.of(remote);
    const { sentence } = expectDeclared(audit, (one) => one.action === action);
    const userId = actor === null ? undefined : await this.members.userOf(remote, actor);
    const names = await this.users.namesOf([userId ?? null]);
    const { fullName, username } = nameOf(names, userId ?? null);
    await this.database.transaction(() =>
      this.audit.record(userId === undefined ? {} : { id: userId, fullName, username }, {
        action: 'app.acted',
        target: { type: 'app', id: `${remote}:${target.id}`, label: target.label },
        after: { ...details, app: remote, action, sentence: asLocalText(sentence) },
      }),
    );
  }
}
