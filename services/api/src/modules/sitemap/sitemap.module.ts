import { Module } from '@nestjs/common';
import { DocsModule } from '../docs/docs.module.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { SitemapController } from './sitemap.controller.ts';
import { SitemapService } from './sitemap.service.ts';

@Module({
  imports: [ReleasesModule, DocsModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
