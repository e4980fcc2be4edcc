import { Injectable } from '@nestjs/common';
import type { TokenClaims } from '../../platform/auth/caller.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { type Member, MembershipService } from '../users/membership.service.ts';
import { profileFrom } from './profile.policy.ts';
import { UserinfoClient } from './userinfo.client.ts';

const ASK_AGAIN_MS = 60_000;

/** The first time that somebody is seen: makes their row, with a profile from the token or from the provider. */
@Injectable()
export class ArrivalService {
  private readonly arriving = new Map<string, Promise<Member>>();
  private readonly asked = new BoundedMap<string, number>(5_000);

  constructor(
    private readonly membership: MembershipService,
    private readonly userinfo: UserinfoClient,
  ) {}

  /** Of several first requests at once, one does the work and all wait for it. */
  receive(claims: TokenClaims, token: string, requestId: string): Promise<Member> {
    const already = this.arriving.get(claims.sub);
    if (already) return already;
    const arrival = this.makeMember(claims, token, requestId).finally(() => this.arriving.delete(claims.sub));
    this.arriving.set(claims.sub, arrival);
    return arrival;
  }

  /** Asks the provider for a profile that couldn't be had before, in the background and at most once a minute. */
  askAgain(id: string, claims: TokenClaims, token: string): void {
    if (Date.now() - (this.asked.get(id) ?? 0) < ASK_AGAIN_MS) return;
    this.asked.set(id, Date.now());
    void this.userinfo
      .fetch(token, claims.sub)
      .then((info) => info && this.membership.completeProfile(id, profileFrom(claims, info)))
      .catch(() => {});
  }

  private async makeMember(claims: TokenClaims, token: string, requestId: string): Promise<Member> {
    const told = claims.name !== undefined && claims.email !== undefined;
    const info = told ? {} : await this.userinfo.fetch(token, claims.sub);
    this.asked.set(claims.sub, Date.now());
    const profile = profileFrom(claims, info ?? {});
    await this.membership.welcome(
      { id: claims.sub, ...profile, profileKnown: info !== undefined },
      { requestId },
    );
    const member = await this.membership.read(claims.sub);
    if (!member) throw new Error(`The member ${claims.sub} was made and is not there.`);
    return member;
  }
}
