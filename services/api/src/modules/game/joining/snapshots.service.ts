import type { SignedText, WhitelistSnapshot } from '@boardwalk/contracts';
import { GAME_SNAPSHOTS } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { DerivedSigner } from '../../../platform/signing/derived-signer.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';

/** The whole whitelist as a signed text, which a game server caches for an outage of the site. */
@Injectable()
export class Snapshots {
  private readonly signer: DerivedSigner;
  private readonly siteOrigin: string;

  constructor(
    private readonly whitelist: WhitelistService,
    signer: Signer,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.signer = new DerivedSigner(signer, GAME_SNAPSHOTS);
    this.siteOrigin = siteOrigin;
  }

  /** Base64url, 32 bytes raw: game servers verify snapshots with it. */
  get publicKey(): string {
    return this.signer.publicKey;
  }

  async take(): Promise<SignedText> {
    const issuedAt = new Date().toISOString();
    const { identifiers } = await this.whitelist.allowed();
    const snapshot: WhitelistSnapshot = { kind: 'whitelist', site: this.siteOrigin, issuedAt, identifiers };
    return this.signer.sign(JSON.stringify(snapshot));
  }
}
