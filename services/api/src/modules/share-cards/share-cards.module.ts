import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { CardArtwork } from './card-artwork.ts';
import { ShareCardsService } from './share-cards.service.ts';
import { SiteIconService } from './site-icon.service.ts';
import { SitePicturesController } from './site-pictures.controller.ts';

@Module({
  imports: [SiteModule, MediaModule],
  controllers: [SitePicturesController],
  providers: [CardArtwork, SiteIconService, ShareCardsService],
  exports: [ShareCardsService],
})
export class ShareCardsModule {}
