import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FeedModule } from '../feed/feed.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { EventAnswersService } from './answers/event-answers.service.ts';
import { RsvpsRepository } from './answers/rsvps.repository.ts';
import { CalendarLinksRepository } from './calendars/calendar-links.repository.ts';
import { EventCalendarsController } from './calendars/event-calendars.controller.ts';
import { EventCalendarsService } from './calendars/event-calendars.service.ts';
import { EventAccessService } from './event-access.service.ts';
import { EventAnnouncementsService } from './event-announcements.service.ts';
import { EventsMemberData } from './events.member-data.ts';
import { EventsRepository } from './events.repository.ts';
import { EventGuestsController } from './guests/event-guests.controller.ts';
import { EventGuestsService } from './guests/event-guests.service.ts';
import { EventMessagesRepository } from './guests/event-messages.repository.ts';
import { EventRecapsService } from './guests/event-recaps.service.ts';
import { OccurrencesRepository } from './occurrences.repository.ts';
import { DiscussedEventsService } from './pages/discussed-events.service.ts';
import { EventListsRepository } from './pages/event-lists.repository.ts';
import { EventsController } from './pages/events.controller.ts';
import { EventsSearch } from './pages/events.search.ts';
import { EventsService } from './pages/events.service.ts';
import { EventsTopic } from './pages/events.topic.ts';
import { EventEditingService } from './plans/event-editing.service.ts';
import { EventHostsService } from './plans/event-hosts.service.ts';
import { EventInboxService } from './plans/event-inbox.service.ts';
import { EventMovesService } from './plans/event-moves.service.ts';
import { EventPicturesService } from './plans/event-pictures.service.ts';
import { EventPlansController } from './plans/event-plans.controller.ts';
import { EventPlansService } from './plans/event-plans.service.ts';
import { EventSeriesService } from './plans/event-series.service.ts';
import { EventRemindersJob } from './reminders/event-reminders.job.ts';
import { RemindersRepository } from './reminders/reminders.repository.ts';

const REPOSITORIES = [
  EventsRepository,
  OccurrencesRepository,
  RsvpsRepository,
  EventListsRepository,
  CalendarLinksRepository,
  EventMessagesRepository,
  RemindersRepository,
];
const PLANS = [
  EventPicturesService,
  EventInboxService,
  EventHostsService,
  EventSeriesService,
  EventPlansService,
  EventEditingService,
  EventMovesService,
];
const GUESTS = [EventAnswersService, EventGuestsService, EventRecapsService];

/** Community events, their dates and guests. */
@Module({
  imports: [
    UsersModule,
    AuditModule,
    FeedModule,
    InboxItemsModule,
    LiveModule,
    MediaModule,
    NewsModule,
    NotificationsModule,
    SiteModule,
  ],
  controllers: [EventCalendarsController, EventPlansController, EventsController, EventGuestsController],
  providers: [
    ...REPOSITORIES,
    ...PLANS,
    ...GUESTS,
    EventAccessService,
    EventAnnouncementsService,
    EventsService,
    EventsTopic,
    DiscussedEventsService,
    EventCalendarsService,
    EventRemindersJob,
    EventsSearch,
    EventsMemberData,
  ],
  exports: [DiscussedEventsService],
})
export class EventsModule {}
