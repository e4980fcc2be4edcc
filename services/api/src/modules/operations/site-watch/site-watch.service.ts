import { statfs } from 'node:fs/promises';
import { SITE_TROUBLES, type SiteTrouble } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ADVISORY_LOCKS } from '../../../platform/database/advisory-locks.ts';
import { Database } from '../../../platform/database/database.ts';
import { EVERY_TEN_MINUTES, Jobs, OUTLASTS_A_DAY } from '../../../platform/jobs/jobs.ts';
import { postWebhook } from '../../../platform/outgoing/post-webhook.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { BackupsService } from '../backups/backups.service.ts';
import { SiteHealthService } from '../dashboard/site-health.service.ts';
import { troublesOf, troublesToReport } from './site-watch.policy.ts';
import { SiteWatchRepository } from './site-watch.repository.ts';

const WEBHOOK = 'site-watch.webhook';
const DASHBOARD = '/admin/dashboard';

interface Alert {
  trouble: SiteTrouble;
  isOver: boolean;
}

/**
 * Checks every ten minutes for problems, and reports them when they begin and daily while they last: to members with access to the dashboard, by
 * their notification settings, and to the webhook for alerts. The webhook also receives the end of a problem. An outage of the database or the whole
 * site can't be reported from here: an external monitor has to request `/api/health/ready`.
 */
@Injectable()
export class SiteWatchService {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly known: SiteWatchRepository,
    private readonly backups: BackupsService,
    private readonly health: SiteHealthService,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
  ) {
    jobs.work<Alert>(WEBHOOK, ([job]) => this.post(job?.data), {
      batchSize: 1,
      ...OUTLASTS_A_DAY,
    });
    jobs.work('site-watch.look', () => this.look(), { policy: 'exclusive', cron: EVERY_TEN_MINUTES });
  }

  async look(now = new Date()): Promise<void> {
    const troubles = await this.findTroubles();
    await this.database.transaction(async () => {
      await this.database.lock(ADVISORY_LOCKS.siteTroubles);
      for (const trouble of troublesToReport(troubles, await this.known.findAll(), now)) {
        await this.known.recordNotification(trouble, now);
        await this.notifyOfBeginning(trouble);
      }
      for (const trouble of await this.known.removeExcept(troubles)) await this.notifyOfEnd(trouble);
    });
  }

  /** Detects current problems by measurements. */
  private async findTroubles(): Promise<SiteTrouble[]> {
    const [backups, health, freeShares] = await Promise.all([
      this.backups.status(),
      this.health.measure(),
      this.freeShares(),
    ]);
    return troublesOf({ backups, health, freeShares });
  }

  private async freeShares(): Promise<number[]> {
    const { releases, mediaDir, backups } = this.configuration;
    const folders = [releases.folder, mediaDir, ...(backups ? [backups.folder] : [])];
    const shares = await Promise.all(folders.map(freeShareOf));
    return shares.filter((share) => share !== undefined);
  }

  /** Must run inside the transaction that records the problem. */
  private async notifyOfBeginning(trouble: SiteTrouble): Promise<void> {
    this.database.requireTransaction();
    await this.sendWebhook({ trouble, isOver: false });
    await this.notifications.announce({
      type: 'site.troubled',
      subject: trouble,
      actorId: null,
      title: trouble,
      href: DASHBOARD,
    });
  }

  /** Withdraws unread notifications of the beginning. Must run inside the transaction that records the end. */
  private async notifyOfEnd(trouble: SiteTrouble): Promise<void> {
    this.database.requireTransaction();
    await this.sendWebhook({ trouble, isOver: true });
    await this.notifications.withdraw('site.troubled', trouble);
  }

  private async sendWebhook(alert: Alert): Promise<void> {
    if (this.configuration.alertWebhookUrl) await this.jobs.send(WEBHOOK, { data: alert });
  }

  /** @throws when the receiver doesn't accept it, so that the job is retried. */
  private async post(alert: Alert | undefined): Promise<void> {
    const { alertWebhookUrl, siteOrigin } = this.configuration;
    if (!alertWebhookUrl || !alert) return;
    const { trouble, isOver } = alert;
    const text = `${isOver ? 'Resolved' : 'Needs attention'}: ${SITE_TROUBLES[trouble].message} (${siteOrigin}${DASHBOARD})`;
    const event = isOver ? 'site.recovered' : 'site.troubled';
    // Slack and Mattermost read `text`, Discord reads `content`.
    await postWebhook(alertWebhookUrl, { event, trouble, text, content: text });
  }
}

/** Returns the free share of a folder's disk for this process, from 0 to 1; undefined when it is unknown. */
async function freeShareOf(folder: string): Promise<number | undefined> {
  const { bavail, blocks } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
  return blocks > 0 ? bavail / blocks : undefined;
}
