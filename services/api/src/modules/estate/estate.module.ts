import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { FeedModule } from '../feed/feed.module.ts';
import { InboxItemsModule } from '../inbox/inbox-items.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { EstateMemberData } from './estate.member-data.ts';
import { EstateAnnouncementsService } from './estate-announcements.service.ts';
import { EstateInboxService } from './estate-inbox.service.ts';
import { InquiriesController } from './inquiries/inquiries.controller.ts';
import { InquiriesRepository } from './inquiries/inquiries.repository.ts';
import { InquiriesService } from './inquiries/inquiries.service.ts';
import { DealsService } from './listings/deals.service.ts';
import { ListingTopic } from './listings/listing.topic.ts';
import { ListingsController } from './listings/listings.controller.ts';
import { ListingsRepository } from './listings/listings.repository.ts';
import { ListingsService } from './listings/listings.service.ts';
import { OffersRepository } from './listings/offers.repository.ts';
import { OffersService } from './listings/offers.service.ts';
import { MarketController } from './properties/market.controller.ts';
import { PropertiesController } from './properties/properties.controller.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import { PropertiesSearch } from './properties/properties.search.ts';
import { PropertiesService } from './properties/properties.service.ts';
import { PropertyPresentationService } from './properties/property-presentation.service.ts';
import { PropertyRegistryService } from './properties/property-registry.service.ts';
import { RegistryFilesController } from './registry-files/registry-files.controller.ts';
import { RegistryFilesRepository } from './registry-files/registry-files.repository.ts';
import { RegistryFilesService } from './registry-files/registry-files.service.ts';
import { SavedSearchesController } from './searches/saved-searches.controller.ts';
import { SavedSearchesRepository } from './searches/saved-searches.repository.ts';
import { SavedSearchesService } from './searches/saved-searches.service.ts';
import { SettlementViewsService } from './settlements/settlement-views.service.ts';
import { SettlementsController } from './settlements/settlements.controller.ts';
import { SettlementsRepository } from './settlements/settlements.repository.ts';
import { SettlementsService } from './settlements/settlements.service.ts';
import { TenanciesController } from './tenancies/tenancies.controller.ts';
import { TenanciesRepository } from './tenancies/tenancies.repository.ts';
import { TenanciesService } from './tenancies/tenancies.service.ts';
import { ViewingsController } from './viewings/viewings.controller.ts';
import { ViewingsRepository } from './viewings/viewings.repository.ts';
import { ViewingsService } from './viewings/viewings.service.ts';

/** Properties of the city: registry, listings, deals and tenancies. */
@Module({
  imports: [
    AuditModule,
    FeedModule,
    InboxItemsModule,
    LiveModule,
    MediaModule,
    NotificationsModule,
    UsersModule,
  ],
  controllers: [
    PropertiesController,
    ListingsController,
    SettlementsController,
    TenanciesController,
    SavedSearchesController,
    ViewingsController,
    InquiriesController,
    MarketController,
    RegistryFilesController,
  ],
  providers: [
    PropertiesRepository,
    ListingsRepository,
    OffersRepository,
    SettlementsRepository,
    PropertiesService,
    PropertiesSearch,
    PropertyRegistryService,
    PropertyPresentationService,
    ListingTopic,
    ListingsService,
    DealsService,
    OffersService,
    SettlementsService,
    SettlementViewsService,
    TenanciesRepository,
    TenanciesService,
    RegistryFilesRepository,
    RegistryFilesService,
    SavedSearchesRepository,
    SavedSearchesService,
    ViewingsRepository,
    ViewingsService,
    InquiriesRepository,
    InquiriesService,
    EstateAnnouncementsService,
    EstateInboxService,
    EstateMemberData,
  ],
  exports: [PropertyRegistryService],
})
export class EstateModule {}
