import { type DynamicModule, Module } from '@nestjs/common';
import { ClsModule } from 'nestjs-cls';
import { InstallModule } from './demo/install.module.ts';
import { AuditModule } from './modules/audit/audit.module.ts';
import { CommentsModule } from './modules/comments/comments.module.ts';
import { DiscordModule } from './modules/discord/discord.module.ts';
import { DocsModule } from './modules/docs/docs.module.ts';
import { EstateModule } from './modules/estate/estate.module.ts';
import { EventsModule } from './modules/events/events.module.ts';
import { FeedModule } from './modules/feed/feed.module.ts';
import { FormsModule } from './modules/forms/forms.module.ts';
import { GameModule } from './modules/game/game.module.ts';
import { IdentitiesModule } from './modules/identities/identities.module.ts';
import { InboxModule } from './modules/inbox/inbox.module.ts';
import { LiveModule } from './modules/live/live.module.ts';
import { MediaModule } from './modules/media/media.module.ts';
import { ModerationModule } from './modules/moderation/moderation.module.ts';
import { NewsModule } from './modules/news/news.module.ts';
import { NotificationsModule } from './modules/notifications/notifications.module.ts';
import { OperationsModule } from './modules/operations/operations.module.ts';
import { PersonalDataModule } from './modules/personal-data/personal-data.module.ts';
import { ProfilesModule } from './modules/profiles/profiles.module.ts';
import { ReleasesModule } from './modules/releases/releases.module.ts';
import { RemoteBackendsModule } from './modules/remote-backends/remote-backends.module.ts';
import { RemotePermissionsModule } from './modules/remote-permissions/remote-permissions.module.ts';
import { ReportsModule } from './modules/reports/reports.module.ts';
import { RolesModule } from './modules/roles/roles.module.ts';
import { SearchModule } from './modules/search/search.module.ts';
import { SessionModule } from './modules/session/session.module.ts';
import { ShareCardsModule } from './modules/share-cards/share-cards.module.ts';
import { SiteAdminModule } from './modules/site/admin/site-admin.module.ts';
import { SiteModule } from './modules/site/site.module.ts';
import { SitemapModule } from './modules/sitemap/sitemap.module.ts';
import { StreamingModule } from './modules/streaming/streaming.module.ts';
import { SubmissionsModule } from './modules/submissions/submissions.module.ts';
import { UsersModule } from './modules/users/users.module.ts';
import { AuthModule } from './platform/auth/auth.module.ts';
import { configurationModule } from './platform/config/configuration.module.ts';
import type { Configuration } from './platform/config/configuration.ts';
import { DatabaseModule } from './platform/database/database.module.ts';
import { CallerLimitsModule } from './platform/http/caller-limits.ts';
import { HttpModule } from './platform/http/http.module.ts';
import { JobsModule } from './platform/jobs/jobs.module.ts';
import { MetricsModule } from './platform/metrics/metrics.module.ts';
import { OpenapiModule } from './platform/openapi/openapi.module.ts';
import { OutboxModule } from './platform/outbox/outbox.module.ts';
import { OutgoingModule } from './platform/outgoing/outgoing.client.ts';
import { ProcessEventsModule } from './platform/process-events/process-events.module.ts';
import { RetentionModule } from './platform/retention/retention.module.ts';
import { SigningModule } from './platform/signing/signing.module.ts';
import { StreamsModule } from './platform/streams/stream-places.ts';

const PLATFORM = [
  DatabaseModule,
  ProcessEventsModule,
  JobsModule,
  OutboxModule,
  RetentionModule,
  SigningModule,
  StreamsModule,
  CallerLimitsModule,
  HttpModule,
  AuthModule,
  OutgoingModule,
  OpenapiModule,
  MetricsModule,
  InstallModule,
];
const AREAS = [
  SessionModule,
  UsersModule,
  ProfilesModule,
  PersonalDataModule,
  RolesModule,
  ModerationModule,
  AuditModule,
  OperationsModule,
  FeedModule,
  DocsModule,
  NewsModule,
  SiteModule,
  SiteAdminModule,
  ShareCardsModule,
  SitemapModule,
  SearchModule,
  ReleasesModule,
  RemoteBackendsModule,
  RemotePermissionsModule,
  LiveModule,
  MediaModule,
  CommentsModule,
  IdentitiesModule,
  GameModule,
  StreamingModule,
  EventsModule,
  EstateModule,
  DiscordModule,
  NotificationsModule,
  InboxModule,
  FormsModule,
  SubmissionsModule,
  ReportsModule,
];

@Module({})
class AppModule {}

/** Returns the complete API for one configuration. */
export function appModule(configuration: Configuration): DynamicModule {
  const imports = [ClsModule.forRoot({ global: true }), configurationModule(configuration)];
  return { module: AppModule, imports: [...imports, ...PLATFORM, ...AREAS] };
}
