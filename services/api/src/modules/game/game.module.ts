import { Global, Module } from '@nestjs/common';
import { GameServers } from '../../platform/auth/game-servers.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { EstateModule } from '../estate/estate.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { LiveModule } from '../live/live.module.ts';
import { SiteModule } from '../site/site.module.ts';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { GameController } from './game.controller.ts';
import { JoinChecks } from './joining/join-checks.service.ts';
import { JoinMessages } from './joining/join-messages.service.ts';
import { Snapshots } from './joining/snapshots.service.ts';
import { WhitelistReading } from './joining/whitelist-reading.service.ts';
import { GameKeyRing } from './keys/game-key-ring.ts';
import { GameKeysController } from './keys/game-keys.controller.ts';
import { GameKeysRepository } from './keys/game-keys.repository.ts';
import { GameKeysService } from './keys/game-keys.service.ts';
import { GameServerLookup } from './keys/game-server-lookup.service.ts';
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
    GameKeyRing,
    GameKeysService,
    { provide: GameServers, useClass: GameServerLookup },
    GameStatusRepository,
    ServerStatusService,
    ServerStatusTopic,
    JoinMessages,
    JoinChecks,
    WhitelistReading,
    Snapshots,
    GamePropertiesRepository,
    GamePropertiesService,
  ],
  exports: [GameServers, ServerStatusService],
})
export class GameModule {}
