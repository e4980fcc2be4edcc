import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FeedModule } from '../feed/feed.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { RolesModule } from '../roles/roles.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { StreamFollowsRepository } from './follows/stream-follows.repository.ts';
import { StreamFollowsService } from './follows/stream-follows.service.ts';
import { ScheduleService } from './pages/schedule.service.ts';
import { StreamsController } from './pages/streams.controller.ts';
import { StreamsService } from './pages/streams.service.ts';
import { HlsPlatform } from './platforms/hls.platform.ts';
import { KickPlatform } from './platforms/kick.platform.ts';
import { STREAM_PLATFORM_ADAPTERS, type StreamPlatform } from './platforms/stream-platform.ts';
import { StreamPlatformsRepository } from './platforms/stream-platforms.repository.ts';
import { StreamPlatformsService } from './platforms/stream-platforms.service.ts';
import { StreamPollingService } from './platforms/stream-polling.service.ts';
import { StreamSubscriptionsService } from './platforms/stream-subscriptions.service.ts';
import { TwitchPlatform } from './platforms/twitch.platform.ts';
import { YoutubePlatform } from './platforms/youtube.platform.ts';
import { StreamReportsRepository } from './reports/stream-reports.repository.ts';
import { StreamReportsService } from './reports/stream-reports.service.ts';
import { StreamSessionsRepository } from './sessions/stream-sessions.repository.ts';
import { StreamSessionsService } from './sessions/stream-sessions.service.ts';
import { StreamsTopic } from './sessions/streams.topic.ts';
import { StreamsSignalsService } from './sessions/streams-signals.service.ts';
import { OwnSlotsController } from './slots/own-slots.controller.ts';
import { OwnSlotsService } from './slots/own-slots.service.ts';
import { StreamSlotsRepository } from './slots/stream-slots.repository.ts';
import { OwnStreamController } from './streamers/own-stream.controller.ts';
import { OwnStreamerService } from './streamers/own-streamer.service.ts';
import { StreamerAccessService } from './streamers/streamer-access.service.ts';
import { StreamerDecisionsService } from './streamers/streamer-decisions.service.ts';
import { StreamerDeparturesService } from './streamers/streamer-departures.service.ts';
import { StreamerInboxService } from './streamers/streamer-inbox.service.ts';
import { StreamersController } from './streamers/streamers.controller.ts';
import { StreamersRepository } from './streamers/streamers.repository.ts';
import { StreamsSearch } from './streamers/streams.search.ts';
import { StreamingMemberData } from './streaming.member-data.ts';
import { WebhooksController } from './webhooks/webhooks.controller.ts';
import { WebhooksService } from './webhooks/webhooks.service.ts';

const REPOSITORIES = [
  StreamersRepository,
  StreamSessionsRepository,
  StreamSlotsRepository,
  StreamFollowsRepository,
  StreamReportsRepository,
  StreamPlatformsRepository,
];
const ADAPTERS = [TwitchPlatform, YoutubePlatform, KickPlatform, HlsPlatform];
const PLATFORMS = [StreamPlatformsService, StreamPollingService, StreamSubscriptionsService];
const SESSIONS = [StreamsSignalsService, StreamSessionsService, StreamsTopic];
const STREAMERS = [
  StreamerAccessService,
  StreamerInboxService,
  StreamerDeparturesService,
  OwnStreamerService,
  StreamerDecisionsService,
];
const PAGES = [StreamsService, ScheduleService];

/** Streamers, their schedules and live streams: polled from the platforms, received from them, or set by the streamers. */
@Module({
  imports: [
    UsersModule,
    RolesModule,
    AuditModule,
    FeedModule,
    InboxItemsModule,
    LiveModule,
    NotificationsModule,
  ],
  controllers: [
    OwnStreamController,
    OwnSlotsController,
    StreamsController,
    StreamersController,
    WebhooksController,
  ],
  providers: [
    ...REPOSITORIES,
    ...ADAPTERS,
    ...PLATFORMS,
    ...SESSIONS,
    ...STREAMERS,
    ...PAGES,
    OwnSlotsService,
    StreamFollowsService,
    StreamReportsService,
    WebhooksService,
    StreamsSearch,
    StreamingMemberData,
    {
      provide: STREAM_PLATFORM_ADAPTERS,
      inject: ADAPTERS,
      useFactory: (...adapters: StreamPlatform[]) => adapters,
    },
  ],
})
export class StreamingModule {}
