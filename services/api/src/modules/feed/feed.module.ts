import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { FeedController } from './feed.controller.ts';
import { FeedMemberData } from './feed.member-data.ts';
import { FeedRepository } from './feed.repository.ts';
import { FeedService } from './feed.service.ts';

@Module({
  imports: [UsersModule],
  controllers: [FeedController],
  providers: [FeedRepository, FeedService, FeedMemberData],
  exports: [FeedService],
})
export class FeedModule {}
