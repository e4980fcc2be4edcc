import { Module } from '@nestjs/common';
import { DocsModule } from '../docs/docs.module.ts';
import { RegistryModule } from '../registry/registry.module.ts';
import { SitemapController } from './sitemap.controller.ts';
import { SitemapService } from './sitemap.service.ts';

@Module({
  imports: [RegistryModule, DocsModule],
  controllers: [SitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
