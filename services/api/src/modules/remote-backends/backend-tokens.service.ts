import { hash, randomUUID } from 'node:crypto';
import {
  ASSERTION_SECONDS,
  ASSERTION_TYPE,
  assertionAudience,
  type EndpointAnswer,
  keyIdOf,
  SITE_TOKEN_SECONDS,
  SITE_TOKEN_TYPE,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import type { Caller } from '../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { DerivedSigner } from '../../platform/signing/derived-signer.ts';
import { Signer } from '../../platform/signing/signer.ts';
import type { SiteCall } from './backend-hooks.policy.ts';
import { RemoteMembersService } from './members/remote-members.service.ts';

/** Issues the tokens by which backends recognize members. */
@Injectable()
export class BackendTokensService {
  private readonly signer: DerivedSigner;
  private readonly site: string;

  constructor(
    signer: Signer,
    private readonly members: RemoteMembersService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.signer = new DerivedSigner(signer, 'backend-tokens');
    this.site = siteOrigin;
  }

  /**
   * Returns a token for a member, valid for a minute at the backend of one remote. It contains neither the member's id at the identity provider nor their
   * roles.
   * @param permissions those of the member that the remote declares.
   */
  async issue(caller: Caller, remote: string, permissions: readonly string[]): Promise<string> {
    const subject = await this.members.subjectOf(caller.id, remote);
    return new SignJWT({
      handle: caller.username,
      name: caller.fullName,
      permissions: [...permissions],
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: ASSERTION_TYPE, kid: this.keyId })
      .setIssuer(this.site)
      .setAudience(assertionAudience(this.site, remote))
      .setSubject(subject)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${ASSERTION_SECONDS}s`)
      .sign(this.signer.privateKey);
  }

  /** Returns the token for a call of the site itself. It is only valid for this call with this body. */
  issueForSite(remote: string, { method, path, body }: SiteCall): Promise<string> {
    return new SignJWT({
      call: `${method} ${path}`,
      bodyHash: hash('sha256', body ?? '', 'base64url'),
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: SITE_TOKEN_TYPE, kid: this.keyId })
      .setIssuer(this.site)
      .setAudience(assertionAudience(this.site, remote))
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${SITE_TOKEN_SECONDS}s`)
      .sign(this.signer.privateKey);
  }

  keys(): EndpointAnswer<'GET /api/remote-backends/keys'> {
    const { publicKey: x } = this.signer;
    return { keys: [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: this.keyId, x }] };
  }

  private get keyId(): string {
    return keyIdOf(this.signer.publicKey);
  }
}
