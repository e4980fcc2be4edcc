import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { identities, linkCodes } from './identities.table.ts';
import { isAccountOf } from './identity-conditions.ts';
import { LinkCodesRepository } from './link-codes.repository.ts';
import { whitelistEntries, whitelistedMembers } from './whitelist/whitelist.table.ts';

/** Linked accounts of members, and their access to the game server. */
const IDENTITY_TABLES = [
  declare(identities, {
    names: { userId: 'own' },
    exported: ['provider', 'subject', 'name', 'linkedAt'],
    leaving: 'deleted',
  }),
  declare(linkCodes, {
    rows: (id) => isAccountOf(linkCodes.subject, id),
    exported: { not: 'Codes that are valid for minutes.' },
    leaving: 'deleted',
  }),
  declare(whitelistedMembers, { names: { userId: 'own' }, exported: ['since'], leaving: 'deleted' }),
  declare(whitelistEntries, {
    names: { userId: 'own' },
    exported: ['identifier', 'allowed', 'changedAt'],
    leaving: {
      stays:
        'For 30 days, as accounts that may no longer join, because game servers that were offline must receive it.',
    },
  }),
];

@MemberData({ tables: IDENTITY_TABLES })
@Injectable()
export class IdentitiesMemberData implements MemberDataOwner {
  constructor(private readonly codes: LinkCodesRepository) {}

  /** Deletes link codes, which refer to a game account, without a foreign key. Linked accounts are deleted with the member. */
  erase({ id }: LeavingMember): Promise<void> {
    return this.codes.deleteOf(id);
  }
}
