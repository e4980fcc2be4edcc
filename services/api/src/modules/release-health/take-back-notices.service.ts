import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../platform/jobs/jobs.ts';
import { postWebhook } from '../../platform/outgoing/post-webhook.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { ReleaseEvents } from '../registry/release-events.service.ts';

const WEBHOOK = 'release-health.webhook';

/** Rollback of a version. `to` is served instead, null for nothing. */
export interface TakeBack {
  name: string;
  version: string;
  to: string | null;
  cause: string | null;
}

/**
 * Announces a rollback: to open pages and processes immediately, to the managers of releases by their notification preferences, and to the site's
 * webhook.
 */
@Injectable()
export class TakeBackNotices {
  private readonly url: string | undefined;

  constructor(
    private readonly events: ReleaseEvents,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
    @Inject(CONFIGURATION) { releases }: Configuration,
  ) {
    this.url = releases.webhookUrl;
    jobs.work<TakeBack>(WEBHOOK, ([job]) => this.post(job?.data), {
      batchSize: 1,
      ...OUTLASTS_A_DAY,
    });
  }

  /** Must be called inside the transaction of the rollback. */
  async takenBack(takeBack: TakeBack): Promise<void> {
    const { name, version, to, cause } = takeBack;
    await this.events.demoted({ name, version, to });
    await this.notifications.announce({
      type: 'release.demoted',
      subject: `${name}@${version}`,
      actorId: null,
      title: `${name} ${version}${cause ? `: ${cause}` : ''}`,
      href: '/admin/releases',
    });
    if (this.url) await this.jobs.send(WEBHOOK, { data: takeBack });
  }

  /** @throws when the receiver doesn't accept it, so that the job is retried. */
  private async post(takeBack: TakeBack | undefined): Promise<void> {
    if (!this.url || !takeBack) return;
    await postWebhook(this.url, { event: 'release.demoted', ...takeBack });
  }
}
