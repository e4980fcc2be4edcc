import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { TokenClaims } from '../../platform/auth/caller.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { type ProviderProfile, profileFrom } from './provider-profile.policy.ts';
import { UserinfoClient } from './userinfo.client.ts';

const RETRY_INTERVAL_MS = 60_000;
/** Maximum delay after which a newly verified address gets e-mails, while the member is active. */
const CONFIRM_AGAIN_MS = 10 * MINUTE_MS;

/** Creates a member on their first call, with a profile from the token or from the identity provider. */
@Injectable()
export class UserProvisioningService {
  private readonly underWay = new Map<string, Promise<Member>>();
  /** Members whose profile was requested recently. */
  private readonly requested = new LRUCache<string, true>({ max: 5_000, ttl: RETRY_INTERVAL_MS });

  constructor(
    private readonly membership: MembershipService,
    private readonly userinfo: UserinfoClient,
  ) {}

  /**
   * Creates the member. Concurrent first calls share one creation.
   * @param expectRoom called once before the creation.
   * @throws the errors of `expectRoom`.
   */
  provision(claims: TokenClaims, token: string, expectRoom: () => Promise<void>): Promise<Member> {
    const already = this.underWay.get(claims.sub);
    if (already) return already;
    const provisioned = expectRoom()
      .then(() => this.create(claims, token))
      .finally(() => this.underWay.delete(claims.sub));
    this.underWay.set(claims.sub, provisioned);
    return provisioned;
  }

  /** Requests a missing profile from the provider again, in the background and at most once a minute. */
  refreshProfile(id: string, claims: TokenClaims, token: string): void {
    if (this.requested.has(id)) return;
    this.requested.set(id, true);
    void this.userinfo
      .fetch(token, claims.sub)
      .then((info) => info && this.membership.completeProfile(id, profileFrom(claims, info)))
      .catch(() => {});
  }

  /** Checks again whether an unverified address has been verified: by the token, otherwise by a request to the provider every ten minutes. */
  refreshAddress(id: string, claims: TokenClaims, token: string): void {
    const isConfirmed = claims.email !== undefined && claims.email_verified === true;
    if (!isConfirmed && this.requested.has(id)) return;
    if (!isConfirmed) this.requested.set(id, true, { ttl: CONFIRM_AGAIN_MS });
    const profile = isConfirmed ? Promise.resolve(claims) : this.userinfo.fetch(token, claims.sub);
    void profile.then((info) => this.confirmAddress(id, info)).catch(() => {});
  }

  private async confirmAddress(id: string, info: ProviderProfile | undefined): Promise<void> {
    if (info?.email === undefined || info.email_verified === undefined) return;
    await this.membership.confirmAddress(id, { email: info.email, emailVerified: info.email_verified });
  }

  private async create(claims: TokenClaims, token: string): Promise<Member> {
    const isComplete = claims.name !== undefined && claims.email !== undefined;
    const info = isComplete ? {} : await this.userinfo.fetch(token, claims.sub);
    this.requested.set(claims.sub, true);
    const profile = profileFrom(claims, info ?? {});
    await this.membership.create({ id: claims.sub, ...profile, profileKnown: info !== undefined });
    const member = await this.membership.find(claims.sub);
    if (!member) throw new Error(`The member ${claims.sub} was created and is not there.`);
    return member;
  }
}
