import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { Deals } from './listings/deals.service.ts';
import { ListingChanges } from './listings/listing-changes.service.ts';
import { ListingClock } from './listings/listing-clock.service.ts';
import { ListingMoves } from './listings/listing-moves.service.ts';
import { ListingViews } from './listings/listing-views.service.ts';
import { ListingsController } from './listings/listings.controller.ts';
import { ListingsRepository } from './listings/listings.repository.ts';
import { OfferClock } from './listings/offer-clock.service.ts';
import { OfferViews } from './listings/offer-views.service.ts';
import { OffersRepository } from './listings/offers.repository.ts';
import { Offers } from './listings/offers.service.ts';
import { PropertiesController } from './properties/properties.controller.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import { PropertyContent } from './properties/property-content.service.ts';
import { PropertyReading } from './properties/property-reading.service.ts';
import { Registry } from './properties/registry.service.ts';
import { SettlementDesk } from './settlements/settlement-desk.service.ts';
import { SettlementViews } from './settlements/settlement-views.service.ts';
import { SettlementsController } from './settlements/settlements.controller.ts';
import { SettlementsRepository } from './settlements/settlements.repository.ts';
import { Settlements } from './settlements/settlements.service.ts';

/** The properties of the city, and how they change hands. */
@Module({
  imports: [AuditModule, MediaModule, UsersModule],
  controllers: [PropertiesController, ListingsController, SettlementsController],
  providers: [
    ...[PropertiesRepository, ListingsRepository, OffersRepository, SettlementsRepository],
    ...[PropertyContent, PropertyReading, Registry],
    ...[ListingViews, ListingChanges, ListingMoves, ListingClock, Deals],
    ...[OfferViews, Offers, OfferClock],
    ...[Settlements, SettlementViews, SettlementDesk],
  ],
})
export class EstateModule {}
