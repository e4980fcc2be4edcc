import type { EndpointAnswer, EndpointInput, SignedText, WhitelistSnapshot } from '@boardwalk/contracts';
import { GAME_SNAPSHOTS } from '@boardwalk/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { invalidField } from '../../../platform/errors/api-error.ts';
import { DerivedSigner } from '../../../platform/signing/derived-signer.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { WhitelistService } from '../../identities/whitelist/whitelist.service.ts';

/** Number of a change, within the safe integers. */
const CURSOR = /^\d{1,15}$/;

/** The whitelist for game servers: its changes, and the whole of it as a signed text that they cache for an outage of the site. */
@Injectable()
export class GameWhitelistService {
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

  /** @throws INPUT_INVALID for an invalid cursor. */
  async changes({
    since = '0',
    limit,
  }: EndpointInput<'GET /api/game/v1/whitelist'>['query']): Promise<
    EndpointAnswer<'GET /api/game/v1/whitelist'>
  > {
    if (!CURSOR.test(since)) throw invalidField('query.since', 'This is no cursor of this list.');
    const changes = await this.whitelist.changesSince(Number(since), limit + 1);
    const included = changes.slice(0, limit);
    return {
      items: included.map(({ identifier, allowed }) => ({ identifier, allowed })),
      nextCursor: String(included.at(-1)?.seq ?? since),
      more: changes.length > limit,
    };
  }

  async snapshot(): Promise<SignedText> {
    const issuedAt = new Date().toISOString();
    const { identifiers } = await this.whitelist.allowed();
    const snapshot: WhitelistSnapshot = { kind: 'whitelist', site: this.siteOrigin, issuedAt, identifiers };
    return this.signer.sign(JSON.stringify(snapshot));
  }

  /** Base64url, 32 bytes raw: game servers verify snapshots with it. */
  get snapshotKey(): string {
    return this.signer.publicKey;
  }
}
