import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { PresenceModule } from '../presence/presence.module.ts';
import { ShareCardsModule } from '../share-cards/share-cards.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DocCardsService } from './doc-cards.service.ts';
import { DocPresenceTopic } from './doc-presence.topic.ts';
import { DocWritingService } from './doc-writing.service.ts';
import { DocsController } from './docs.controller.ts';
import { DocsMemberData } from './docs.member-data.ts';
import { DocsRepository } from './docs.repository.ts';
import { DocsSearch } from './docs.search.ts';
import { DocsService } from './docs.service.ts';
import { RulesRepository } from './rules.repository.ts';
import { RulesSearch } from './rules.search.ts';

@Module({
  imports: [AuditModule, UsersModule, MediaModule, PresenceModule, ShareCardsModule],
  controllers: [DocsController],
  providers: [
    DocsMemberData,
    DocsService,
    DocCardsService,
    DocPresenceTopic,
    DocWritingService,
    DocsRepository,
    RulesRepository,
    DocsSearch,
    RulesSearch,
  ],
  exports: [DocsService],
})
export class DocsModule {}
