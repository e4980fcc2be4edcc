import { Module } from '@nestjs/common';
import { SiteController } from './site.controller.ts';
import { SiteRepository } from './site.repository.ts';
import { SiteService } from './site.service.ts';

@Module({ controllers: [SiteController], providers: [SiteRepository, SiteService], exports: [SiteService] })
export class SiteModule {}
