import { Global, Module } from '@nestjs/common';
import { GameServers } from '../../platform/auth/game-servers.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { EstateModule } from '../estate/estate.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { GameController } from './game.controller.ts';
import { GameMemberData } from './game.member-data.ts';
import { GameWhitelistService } from './joining/game-whitelist.service.ts';
import { JoinChecksService } from './joining/join-checks.service.ts';
import { GameKeysController } from './keys/game-keys.controller.ts';
import { GameKeysRepository } from './keys/game-keys.repository.ts';
import { GameKeysService } from './keys/game-keys.service.ts';
import { GameServerLookupService } from './keys/game-server-lookup.service.ts';
import { GamePropertiesRepository } from './properties/game-properties.repository.ts';
import { GamePropertiesService } from './properties/game-properties.service.ts';
import { GameStatusRepository } from './status/game-status.repository.ts';
import { ServerStatusService } from './status/server-status.service.ts';
import { ServerStatusTopic } from './status/server-status.topic.ts';

/** Endpoints of the game server. Global, because the guard of every call resolves game servers. */
@Global()
@Module({
  imports: [AuditModule, EstateModule, IdentitiesModule, LiveModule, SiteModule, SubmissionsModule],
  controllers: [GameController, GameKeysController],
  providers: [
    GameKeysRepository,
    GameKeysService,
    { provide: GameServers, useClass: GameServerLookupService },
    GameStatusRepository,
    ServerStatusService,
    ServerStatusTopic,
    JoinChecksService,
    GameWhitelistService,
    GamePropertiesRepository,
    GamePropertiesService,
    GameMemberData,
  ],
  exports: [GameServers, ServerStatusService],
})
export class GameModule {}
