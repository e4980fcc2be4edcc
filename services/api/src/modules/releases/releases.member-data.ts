import { Injectable } from '@nestjs/common';
import { MemberData, type MemberDataOwner } from '../../platform/member-data/member-data.ts';
import { declare, impersonal, type LeavingMember } from '../../platform/member-data/member-table.ts';
import { ServedRemotesRepository } from './channels/served-remotes.repository.ts';
import { ReleasesRepository } from './releases.repository.ts';
import { registryState, releases, servedRemotes } from './releases.table.ts';

const STAYS = 'Releases belong to the site. They stay without the name.';

/** Releases of the site, and the served ones. */
const RELEASE_TABLES = [
  declare(releases, {
    exported: { not: 'Releases of the site, with the name of the member who published them.' },
    leaving: { stays: STAYS },
  }),
  declare(servedRemotes, {
    exported: { not: 'Served versions of the site, with the name of the member who changed them.' },
    leaving: { stays: STAYS },
  }),
  impersonal(registryState, 'The identity of the registry.'),
];

@MemberData({ tables: RELEASE_TABLES })
@Injectable()
export class ReleasesMemberData implements MemberDataOwner {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly served: ServedRemotesRepository,
  ) {}

  /** Removes all known names of the member, because a release stores the publisher's name at that time. */
  async erase({ fullNames }: LeavingMember): Promise<void> {
    for (const fullName of fullNames) await this.releases.removePublisher(fullName);
    for (const fullName of fullNames) await this.served.removeChanger(fullName);
  }
}
