import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AvatarsController } from './avatars.controller.ts';
import { AvatarsService } from './avatars.service.ts';

/** Members' pictures, kept and served by this site. A module of its own: pictures know members, and members know no pictures. */
@Module({
  imports: [UsersModule, MediaModule],
  controllers: [AvatarsController],
  providers: [AvatarsService],
})
export class AvatarsModule {}
