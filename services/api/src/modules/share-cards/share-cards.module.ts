import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { CardArtwork } from './card-artwork.ts';
import { ShareCards } from './share-cards.service.ts';

@Module({
  imports: [SiteModule, MediaModule],
  providers: [CardArtwork, ShareCards],
  exports: [ShareCards],
})
export class ShareCardsModule {}
