import {
  type EndpointAnswer,
  type EndpointInput,
  type IdentityProvider,
  isClosed,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/postgres-errors.ts';
import { declaredClasses } from '../../platform/discovery/declared.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { FindsLinkedIdentities } from '../submissions/linked-identities.service.ts';
import { MembershipService } from '../users/membership.service.ts';
import { IdentitiesRepository } from './identities.repository.ts';
import type { IdentityRow } from './identities.table.ts';
import { LinkCodesRepository } from './link-codes.repository.ts';
import { FollowsLinks } from './links-follower.ts';
import { WhitelistService } from './whitelist/whitelist.service.ts';

type Identity = EndpointAnswer<'POST /api/identities/game'>;
interface Account {
  provider: IdentityProvider;
  subject: string;
  name: string;
}

/** Member of a player. */
export interface Player {
  userId: string;
  username: string;
  whitelisted: boolean;
  /** Whether the account of the member is banned or suspended. */
  banned: boolean;
}

/** External accounts that members have proved to own, and the members to whom accounts belong. */
@Injectable()
export class IdentitiesService {
  constructor(
    private readonly database: Database,
    private readonly identities: IdentitiesRepository,
    private readonly codes: LinkCodesRepository,
    private readonly whitelist: WhitelistService,
    private readonly membership: MembershipService,
    private readonly audit: AuditService,
    private readonly discovery: DiscoveryService,
  ) {}

  /** Returns a member's linked accounts, with their display names. */
  @FindsLinkedIdentities(true)
  ofMember(userId: string): Promise<IdentityRow[]> {
    return this.identities.findOfMember(userId);
  }

  /** Returns the members who have linked these accounts, by account. Accounts without a member are absent. */
  ownersOf(identifiers: readonly string[]): Promise<Map<string, string>> {
    return this.identities.findOwners([...new Set(identifiers)]);
  }

  /**
   * Returns the member who has linked one of these accounts; undefined when there is none. If they belong to several members, the one on the
   * whitelist takes precedence, because game servers that check only their cached snapshot admit each listed account; then the one with the game
   * account.
   */
  async findPlayer(identifiers: readonly string[]): Promise<Player | undefined> {
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

  /** @throws LINK_CODE_INVALID, IDENTITY_TAKEN */
  linkByCode(
    caller: Caller,
    { code }: EndpointInput<'POST /api/identities/game'>['body'],
  ): Promise<Identity> {
    return this.linking(async () => {
      const account = await this.codes.use(code);
      if (!account) throw new ApiError('LINK_CODE_INVALID');
      return this.write(caller, { provider: 'game', ...account });
    });
  }

  /** Links an account whose ownership was proved. @throws IDENTITY_TAKEN */
  link(member: AuditActor & { id: string }, account: Account): Promise<Identity> {
    return this.linking(() => this.write(member, account));
  }

  /** @throws IDENTITY_NOT_FOUND */
  unlink(
    caller: Caller,
    { provider }: EndpointInput<'DELETE /api/identities/:provider'>['params'],
  ): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.identities.delete(caller.id, provider);
      if (!row) throw new ApiError('IDENTITY_NOT_FOUND');
      const { subject, name } = row;
      const before = { provider, subject, name };
      await this.audit.record(caller, { action: 'identity.unlinked', target: caller, before });
      await this.follow(caller.id);
    });
  }

  /** The whitelist's lock must be the last one that a transaction takes. */
  private async follow(memberId: string): Promise<void> {
    for (const { instance } of declaredClasses(this.discovery, FollowsLinks))
      await instance.linksChanged(memberId);
    await this.whitelist.linksChanged(memberId);
  }

  private linking(work: () => Promise<Identity>): Promise<Identity> {
    return this.database.transaction(work).catch((error: unknown) => {
      throw isUniqueViolation(error, 'identities_by_subject') ? new ApiError('IDENTITY_TAKEN') : error;
    });
  }

  private async write(member: AuditActor & { id: string }, account: Account): Promise<Identity> {
    const before = (await this.identities.findOfMember(member.id)).find(
      ({ provider }) => provider === account.provider,
    );
    const row = await this.identities.upsert({ userId: member.id, ...account });
    if (before?.subject !== row.subject) {
      await this.audit.record(member, {
        action: 'identity.linked',
        target: { type: 'user', id: member.id, label: member.fullName ?? '' },
        ...(before && { before: recorded(before) }),
        after: recorded(row),
      });
      await this.follow(member.id);
    }
    return toIdentity(row);
  }
}

function recorded({ provider, subject, name }: IdentityRow) {
  return { provider, subject, name };
}

export function toIdentity({ provider, name, linkedAt }: IdentityRow): Identity {
  return { provider, name, linkedAt: linkedAt.toISOString() };
}
