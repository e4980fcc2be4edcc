import { Module } from '@nestjs/common';
import { CONFIGURATION } from '../../platform/config/configuration.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Announcements } from './announcements.service.ts';
import { Channels } from './channels.service.ts';
import { DeadLettersRepository } from './dead-letters.repository.ts';
import { DeadLetters } from './dead-letters.service.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { Dispatch } from './dispatch.service.ts';
import { EmailChannel } from './email-channel.ts';
import { EventsRepository } from './events.repository.ts';
import { InboxRepository } from './inbox.repository.ts';
import { InboxService } from './inbox.service.ts';
import { NotificationSettingsController } from './notification-settings.controller.ts';
import { NotificationSignals } from './notification-signals.ts';
import { NotificationStreams } from './notification-streams.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationsCleaningRepository } from './notifications-cleaning.repository.ts';
import { NotificationsCleaning } from './notifications-cleaning.service.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushChannel } from './push-channel.ts';
import { PUSH_KEY, readPushKey } from './push-key.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { PushSubscriptions } from './push-subscriptions.service.ts';
import { Recipients } from './recipients.service.ts';
import { SendingService } from './sending.service.ts';
import { TellingRepository } from './telling.repository.ts';
import { TellingService } from './telling.service.ts';
import { Unsubscribing } from './unsubscribe.service.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

const REPOSITORIES = [
  EventsRepository,
  TellingRepository,
  InboxRepository,
  PreferencesRepository,
  PushSubscriptionsRepository,
  DeliveriesRepository,
  DeadLettersRepository,
  NotificationsCleaningRepository,
];
const ANNOUNCING = [NotificationSignals, NotificationsService, Announcements, TellingService];
const SENDING = [EmailChannel, PushChannel, Channels, UnsubscribeLinks, Recipients, Dispatch, SendingService];
const FOR_MEMBERS = [InboxService, NotificationStreams, PreferencesService, PushSubscriptions, Unsubscribing];

@Module({
  imports: [UsersModule, RolesModule, AuditModule, SiteModule],
  controllers: [NotificationsController, NotificationSettingsController],
  providers: [
    { provide: PUSH_KEY, inject: [CONFIGURATION], useFactory: readPushKey },
    ...[...REPOSITORIES, ...ANNOUNCING, ...SENDING, ...FOR_MEMBERS],
    ...[DeadLetters, NotificationsCleaning],
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
