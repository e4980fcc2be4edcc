import type { IdentityProvider } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';

/** An account elsewhere that a member has proved to be theirs. */
export interface LinkedIdentity {
  provider: IdentityProvider;
  /** How the account is called there, as it is shown. */
  name: string;
  linkedAt: Date;
}

type Source = (memberId: string) => Promise<LinkedIdentity[]>;

/** The linked accounts of members, from the module that keeps them. It registers itself here, because it needs submissions. */
@Injectable()
export class LinkedIdentities {
  private source: Source | undefined;

  /** To be called from a constructor. */
  register(source: Source): void {
    this.source = source;
  }

  /** Empty as long as no module keeps any. */
  async of(memberId: string): Promise<LinkedIdentity[]> {
    return (await this.source?.(memberId)) ?? [];
  }
}
