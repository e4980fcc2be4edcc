import type { SiteHealth } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { SignedSets } from '../registry/signed-sets.service.ts';
import { ReleaseApprovals } from '../releases/release-approvals.service.ts';
import { ReleaseFilesCheck } from '../releases/release-files-check.service.ts';
import { ServedReleases } from '../releases/served-releases.service.ts';

/** Health of the releases that visitors get. */
@Injectable()
export class ServedHealth {
  constructor(
    private readonly sets: SignedSets,
    private readonly served: ServedReleases,
    private readonly files: ReleaseFilesCheck,
    private readonly approvals: ReleaseApprovals,
  ) {}

  async measure(): Promise<SiteHealth['releases']> {
    const damaged = [...this.files.damaged];
    const known = await this.sets.everybodys().then(
      () => true,
      () => false,
    );
    const { remotes } = await this.served.state();
    const live = remotes.filter((remote) => remote.live !== null);
    const waiting = await this.approvals.countWaiting();
    const isGood = known && damaged.length === 0;
    return { state: isGood ? 'good' : 'attention', remotes: live.length, damaged, waiting };
  }
}
