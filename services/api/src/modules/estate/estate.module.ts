import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { PropertiesController } from './properties/properties.controller.ts';
import { PropertiesRepository } from './properties/properties.repository.ts';
import { PropertyContent } from './properties/property-content.service.ts';
import { PropertyReading } from './properties/property-reading.service.ts';
import { Registry } from './properties/registry.service.ts';

/** The properties of the city, and how they change hands. */
@Module({
  imports: [AuditModule, MediaModule, UsersModule],
  controllers: [PropertiesController],
  providers: [PropertiesRepository, PropertyContent, PropertyReading, Registry],
})
export class EstateModule {}
