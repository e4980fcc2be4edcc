import { createHmac, hash, randomUUID } from 'node:crypto';
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

/** Issues the tokens by which backends recognize members. */
@Injectable()
export class BackendTokensService {
  private readonly signer: DerivedSigner;
  private readonly subjects: Buffer;
  private readonly site: string;

  constructor(signer: Signer, @Inject(CONFIGURATION) { siteOrigin }: Configuration) {
    this.signer = new DerivedSigner(signer, 'backend-tokens');
    this.subjects = signer.derive('backend-subjects');
    this.site = siteOrigin;
  }

  /**
   * Returns a token for a member, valid for a minute at the backend of one remote. It contains neither the member's id at the identity provider nor their
   * roles.
   * @param permissions those of the member that the remote declares.
   */
  issue(caller: Caller, remote: string, permissions: readonly string[]): Promise<string> {
    return new SignJWT({
      handle: caller.username,
      name: caller.fullName,
      permissions: [...permissions],
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: ASSERTION_TYPE, kid: this.keyId })
      .setIssuer(this.site)
      .setAudience(assertionAudience(this.site, remote))
      .setSubject(this.subjectOf(caller.id, remote))
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

  /** Returns the id of a member for one remote: always the same, and different for each remote, so that teams can't join what they know of a member. */
  subjectOf(memberId: string, remote: string): string {
    return createHmac('sha256', this.subjects).update(`${remote}\0${memberId}`).digest('base64url');
  }

  keys(): EndpointAnswer<'GET /api/remote-backends/keys'> {
    const { publicKey: x } = this.signer;
    return { keys: [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: this.keyId, x }] };
  }

  private get keyId(): string {
    return keyIdOf(this.signer.publicKey);
  }
}
