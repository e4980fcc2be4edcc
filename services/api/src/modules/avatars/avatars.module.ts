import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AvatarsController } from './avatars.controller.ts';
import { AvatarsService } from './avatars.service.ts';
import { MemberPicturesRepository } from './member-pictures.repository.ts';
import { MemberPictures } from './member-pictures.service.ts';
import { PictureFiles } from './picture-files.service.ts';

/** Members' pictures and banners, stored and served by this site. A separate module, so that the users module doesn't depend on pictures. */
@Module({
  imports: [UsersModule, MediaModule],
  controllers: [AvatarsController],
  providers: [AvatarsService, MemberPicturesRepository, MemberPictures, PictureFiles],
  exports: [PictureFiles],
})
export class AvatarsModule {}
