import { Injectable } from '@nestjs/common';

/** How the whitelist application of a member stands, as the member knows it; null when there is none or it was given up. */
export type ApplicationState = 'pending' | 'denied' | null;

type Source = (memberId: string) => Promise<ApplicationState>;

/** How members' whitelist applications stand, from the module that keeps them. It registers itself here. */
@Injectable()
export class ApplicationStates {
  private source: Source | undefined;

  /** To be called from a constructor. */
  register(source: Source): void {
    this.source = source;
  }

  /** Null as long as no module keeps any. */
  async of(memberId: string): Promise<ApplicationState> {
    return (await this.source?.(memberId)) ?? null;
  }
}
