import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { RoleDefinitionsModule } from '../roles/definitions/role-definitions.module.ts';
import { ShareCardsModule } from '../share-cards/share-cards.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { MemberWritingsService } from './member-writings.service.ts';
import { ProfileCardsService } from './profile-cards.service.ts';
import { ProfilesController } from './profiles.controller.ts';
import { PublicProfilesService } from './public-profiles.service.ts';

/** Public profile pages of members. */
@Module({
  imports: [
    UsersModule,
    RoleDefinitionsModule,
    IdentitiesModule,
    NewsModule,
    CommentsModule,
    ShareCardsModule,
  ],
  controllers: [ProfilesController],
  providers: [PublicProfilesService, MemberWritingsService, ProfileCardsService],
})
export class ProfilesModule {}
