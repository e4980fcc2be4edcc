import { isClosed } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { MembershipService } from '../users/membership.service.ts';
import { IdentitiesRepository } from './identities.repository.ts';

/** Member of a player. */
export interface Player {
  userId: string;
  username: string;
  whitelisted: boolean;
  /** Whether the account of the member is banned or suspended. */
  banned: boolean;
}

/** Finds the members of game server players. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly membership: MembershipService,
  ) {}

  /** Returns the members who have linked these accounts, by account. Accounts without a member are absent. */
  ownersOf(identifiers: readonly string[]): Promise<Map<string, string>> {
    return this.identities.findOwners([...new Set(identifiers)]);
  }

  /**
   * Returns the member who has linked one of these accounts; undefined when there is none. If they belong to several members, the one on the
   * whitelist takes precedence, because game servers that check only their cached snapshot admit each listed account; then the one with the game
   * account.
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
    // A ban of any of these members applies, so that a banned member can't join with another one's account.
    const banned = members.some((one) => one && isClosed(one.accountState));
    return member && { ...player, username: member.username, banned };
  }
}
