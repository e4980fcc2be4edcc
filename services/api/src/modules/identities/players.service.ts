import { isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { MembershipService } from '../users/membership.service.ts';
import { IdentitiesRepository } from './identities.repository.ts';

/** The member behind a player. */
export interface Player {
  userId: string;
  username: string;
  whitelisted: boolean;
  /** Their account is banned or suspended. */
  banned: boolean;
}

/** Says who a player of the game server is. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly membership: MembershipService,
  ) {}

  /** The members who have linked these accounts, by account. Accounts that nobody has linked are left out. */
  ownersOf(identifiers: readonly string[]): Promise<Map<string, string>> {
    return this.identities.findOwners([...new Set(identifiers)]);
  }

  /**
   * The member who has linked one of these accounts; undefined when nobody has. When the accounts are of several members, one who is on the
   * whitelist counts first, because game servers that ask nobody let each listed account in; then the one whose game account it is.
   */
  async find(identifiers: readonly string[]): Promise<Player | undefined> {
    const found = await this.identities.findPlayers(identifiers);
    const player =
      found.find(({ whitelisted }) => whitelisted) ??
      found.find(({ provider }) => provider === 'game') ??
      found[0];
    if (!player) return undefined;
    const members = await Promise.all(
      [...new Set(found.map(({ userId }) => userId))].map((id) => this.membership.find(id)),
    );
    const member = members.find((one) => one?.id === player.userId);
    // One of these accounts is enough: nobody gets in by another member's.
    const banned = members.some((one) => one && isClosed(one.accountState));
    return member && { ...player, username: member.username, banned };
  }
}
