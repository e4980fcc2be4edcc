import { type SiteTrouble, siteTroubleWords } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Jobs, OUTLASTS_A_DAY } from '../../platform/jobs/jobs.ts';
import { postWebhook } from '../../platform/outgoing/post-webhook.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';

const WEBHOOK = 'site-watch.webhook';
const DASHBOARD = '/admin/dashboard';

interface Alert {
  trouble: SiteTrouble;
  isOver: boolean;
}

/** Notifies members with access to the dashboard by their preferences, and the webhook for alerts. */
@Injectable()
export class TroubleAlerts {
  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly notifications: NotificationsService,
    private readonly jobs: Jobs,
  ) {
    jobs.work<Alert>(WEBHOOK, ([job]) => this.post(job?.data), {
      batchSize: 1,
      ...OUTLASTS_A_DAY,
    });
  }

  /** Must be called inside the transaction that records it. */
  async begun(trouble: SiteTrouble): Promise<void> {
    await this.sendWebhook({ trouble, isOver: false });
    await this.notifications.announce({
      type: 'site.troubled',
      subject: trouble,
      actorId: null,
      title: trouble,
      href: DASHBOARD,
    });
  }

  /** Must be called inside the transaction that records it. Withdraws unread notifications of its beginning. */
  async ended(trouble: SiteTrouble): Promise<void> {
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
    const text = `${isOver ? 'Over' : 'Needs attention'}: ${siteTroubleWords(trouble, 'en')} (${siteOrigin}${DASHBOARD})`;
    const event = isOver ? 'site.recovered' : 'site.troubled';
    // Slack and Mattermost read `text`, Discord reads `content`.
    await postWebhook(alertWebhookUrl, { event, trouble, text, content: text });
  }
}
