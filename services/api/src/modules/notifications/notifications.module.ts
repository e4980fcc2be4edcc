import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIGURATION } from '../../platform/config/configuration.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { ChannelsService } from './channels.service.ts';
import { DeadLettersService } from './dead-letters.service.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { EmailChannel } from './email-channel.ts';
import { FanoutRepository } from './fanout.repository.ts';
import { FanoutService } from './fanout.service.ts';
import { NotificationAudiencesService } from './notification-audiences.service.ts';
import { NotificationEventsRepository } from './notification-events.repository.ts';
import { NotificationInboxRepository } from './notification-inbox.repository.ts';
import { NotificationInboxService } from './notification-inbox.service.ts';
import { NotificationSettingsController } from './notification-settings.controller.ts';
import { NotificationSignalsService } from './notification-signals.service.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsMemberData } from './notifications.member-data.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationsTopic } from './notifications.topic.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesService } from './preferences.service.ts';
import { PushChannel } from './push-channel.ts';
import { PUSH_KEY, readPushKey } from './push-key.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';
import { RecipientsService } from './recipients.service.ts';
import { SendingService } from './sending.service.ts';

const REPOSITORIES = [
  NotificationEventsRepository,
  FanoutRepository,
  NotificationInboxRepository,
  PreferencesRepository,
  PushSubscriptionsRepository,
  DeliveriesRepository,
];
const FAN_OUT = [
  NotificationSignalsService,
  NotificationAudiencesService,
  NotificationsService,
  FanoutService,
];
const SENDING = [EmailChannel, PushChannel, ChannelsService, RecipientsService, SendingService];
const FOR_MEMBERS = [
  NotificationInboxService,
  NotificationsTopic,
  PreferencesService,
  PushSubscriptionsService,
];

@Module({
  imports: [DiscoveryModule, UsersModule, RolesModule, AuditModule, SiteModule, InboxItemsModule],
  controllers: [NotificationsController, NotificationSettingsController],
  providers: [
    { provide: PUSH_KEY, inject: [CONFIGURATION], useFactory: readPushKey },
    ...REPOSITORIES,
    ...FAN_OUT,
    ...SENDING,
    ...FOR_MEMBERS,
    DeadLettersService,
    NotificationsMemberData,
  ],
  exports: [NotificationsService, NotificationInboxService, ChannelsService],
})
export class NotificationsModule {}
