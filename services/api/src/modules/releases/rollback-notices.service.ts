import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import type { ReleaseAuthor } from './channel-changes.service.ts';
import type { ReleaseRow } from './releases.table.ts';

/** Number of the newest audit entries about a deploy token that contain its creation: it has two at most. */
const MOST_ENTRIES = 10;

/** Notifies the member who created a deploy token when a version that was published with it is rolled back. */
@Injectable()
export class RollbackNotices {
  constructor(
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Must be called inside the transaction of the rollback. */
  async rolledBack(
    { remote, version, publishedWith }: ReleaseRow,
    { id, by }: ReleaseAuthor,
    reason: string | undefined,
  ): Promise<void> {
    if (publishedWith === null) return;
    const entries = await this.audit.newestAbout({ type: 'deploy-token', id: publishedWith }, MOST_ENTRIES);
    const creatorId = entries.find(({ action }) => action === 'deploy-token.created')?.actor?.id;
    if (!creatorId) return;
    await this.notifications.announce({
      type: 'release.rolled_back',
      subject: `${remote}@${version}`,
      actorId: by.kind === 'member' ? (id ?? null) : null,
      recipientId: creatorId,
      title: `${remote} ${version}${reason ? `: ${reason}` : ''}`,
      href: '/admin/releases',
    });
  }
}
