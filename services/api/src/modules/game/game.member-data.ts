import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { AuditService } from '../audit/audit.service.ts';
import { isAccountOf } from '../identities/identity-conditions.ts';
import { GameKeysRepository } from './keys/game-keys.repository.ts';
import { gameKeys, gameNonces } from './keys/game-keys.table.ts';
import { GamePropertiesRepository } from './properties/game-properties.repository.ts';
import { gameProperties } from './properties/game-properties.table.ts';
import { gameStatus } from './status/game-status.table.ts';

/** Keys and state of game servers, and the owners of properties in the game. */
const GAME_TABLES = [
  declare(gameKeys, {
    exported: { not: 'Keys of the site, with the name of the member who created them.' },
    leaving: { stays: 'Keys belong to the site. They stay without the name.' },
  }),
  declare(gameProperties, {
    rows: (id) => isAccountOf(gameProperties.owner, id),
    exported: ['code', 'data', 'updatedAt'],
    leaving: {
      stays: 'The properties of the city, without an owner. The game server decides who owns them.',
    },
  }),
  impersonal(gameNonces, 'Nonces that game servers have used, for minutes.'),
  impersonal(gameStatus, 'The status of the game server.'),
];

@MemberData({ tables: GAME_TABLES })
@Injectable()
export class GameMemberData implements MemberDataOwner {
  constructor(
    private readonly keys: GameKeysRepository,
    private readonly properties: GamePropertiesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Removes the creator's name from keys, and the owner from properties. Only the audit log contains the id of the creator. */
  async erase({ id }: LeavingMember): Promise<void> {
    await this.keys.removeCreator(await this.audit.targetIdsOf(id, 'game-key.created'));
    await this.properties.removeOwner(id);
  }
}
