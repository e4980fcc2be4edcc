import type { IdentityProvider } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';

/** External account that a member has proved to own. */
export interface LinkedIdentity {
  provider: IdentityProvider;
  /** Displayed name of the account. */
  name: string;
  linkedAt: Date;
}

type Source = (memberId: string) => Promise<LinkedIdentity[]>;

/** Linked accounts of members, from the module that stores them. It registers itself here, because it depends on submissions. */
@Injectable()
export class LinkedIdentitiesService {
  private source: Source | undefined;

  /** Must be called from a constructor. */
  register(source: Source): void {
    this.source = source;
  }

  /** Empty while no module is registered. */
  async of(memberId: string): Promise<LinkedIdentity[]> {
    return (await this.source?.(memberId)) ?? [];
  }
}
