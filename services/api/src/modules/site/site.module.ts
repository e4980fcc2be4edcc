import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AreaGuard } from './area.guard.ts';
import { SetupController } from './setup/setup.controller.ts';
import { SetupMemberData } from './setup/setup.member-data.ts';
import { SetupRepository } from './setup/setup.repository.ts';
import { SetupService } from './setup/setup.service.ts';
import { SiteController } from './site.controller.ts';
import { SiteMemberData } from './site.member-data.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';
import { SiteSettingsService } from './site-settings.service.ts';

/** Settings of the site, and the setup of a new one by its owner. */
@Module({
  imports: [AuditModule, MediaModule, UsersModule],
  controllers: [SiteController, SetupController],
  providers: [
    { provide: APP_GUARD, useClass: AreaGuard },
    SiteRepository,
    SiteService,
    SiteSettingsService,
    SiteMemberData,
    SetupRepository,
    SetupService,
    SetupMemberData,
  ],
  exports: [SiteService, SiteSettingsService, SetupService],
})
export class SiteModule {}
