import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AreaGuard } from './area.guard.ts';
import { SiteController } from './site.controller.ts';
import { SiteMemberData } from './site.member-data.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';
import { SitePictures } from './site-pictures.service.ts';
import { SiteSettingsService } from './site-settings.service.ts';
import { SiteVersions } from './site-versions.service.ts';

@Module({
  imports: [AuditModule, MediaModule, UsersModule],
  controllers: [SiteController],
  providers: [
    { provide: APP_GUARD, useClass: AreaGuard },
    SiteRepository,
    SiteService,
    SitePictures,
    SiteSettingsService,
    SiteVersions,
    SiteMemberData,
  ],
  exports: [SiteService, SiteSettingsService],
})
export class SiteModule {}
