import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SiteModule } from '../site/site.module.ts';
import { SearchController } from './search.controller.ts';
import { SearchService } from './search.service.ts';
import { SearchSourcesService } from './search-sources.service.ts';

/** Search over all areas. It imports none of their modules: the sources are discovered among all providers. */
@Module({
  imports: [DiscoveryModule, SiteModule],
  controllers: [SearchController],
  providers: [SearchService, SearchSourcesService],
})
export class SearchModule {}
