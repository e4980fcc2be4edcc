import { createHmac, hash, randomBytes } from 'node:crypto';
import type { EndpointInput } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { browserCookie, sentCookie } from '../../../platform/http/browser-cookie.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { Tickets } from '../../../platform/signing/tickets.ts';
import { MembershipService } from '../../users/membership.service.ts';
import { IdentitiesService } from '../identities.service.ts';
import { accountName } from '../link-code.policy.ts';
import { DiscordClient, type DiscordUser } from './discord.client.ts';

/** Lifetime of a state, in seconds. */
const STATE_LIFETIME_S = 600;
const COOKIE = 'boardwalk-discord';

const stateSchema = z.object({
  kind: z.literal('discord-link'),
  memberId: z.string(),
  /** SHA-256 of the browser's cookie. */
  browser: z.string(),
  returnTo: z.string().startsWith('/'),
  expiresAt: z.string(),
});
interface LinkState {
  memberId: string;
  /** Path on this site. */
  returnTo: string;
}

/** Outcome of the link, passed to the page in its address. */
type Outcome = 'linked' | 'taken' | 'refused';

/**
 * Links Discord accounts by OAuth. The state is signed, names the member, and is accepted only in the browser that started it, so that no one can be
 * tricked into linking their account to another membership. The PKCE verifier is derived from that browser's cookie, so nothing is stored here.
 */
@Injectable()
export class DiscordLinksService {
  private readonly siteOrigin: string;
  private readonly verifierKey: Buffer;

  constructor(
    private readonly discord: DiscordClient,
    private readonly identities: IdentitiesService,
    private readonly membership: MembershipService,
    private readonly tickets: Tickets,
    signer: Signer,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
    this.verifierKey = signer.derive('discord-links');
  }

  get available(): boolean {
    return this.discord.configured;
  }

  /** @throws UNAVAILABLE when the site has no Discord application. */
  async begin(
    { id }: Caller,
    { returnTo }: EndpointInput<'POST /api/identities/discord'>['body'],
  ): Promise<{ url: string; cookie: string }> {
    const { cookie, ...request } = await this.issueState({ memberId: id, returnTo });
    return { url: this.discord.authorizeUrl(request), cookie };
  }

  /**
   * @returns the redirect for the browser, and the header that removes the cookie.
   * @throws LINK_INVALID when another browser started it, or too long ago; UNAVAILABLE when Discord can't be reached.
   */
  async end(
    { code, state, error }: EndpointInput<'GET /api/identities/discord/callback'>['query'],
    cookies: string | undefined,
  ): Promise<{ location: string; cookie: string }> {
    const begun = await this.readState(state, cookies);
    if (!begun || !(code || error)) throw new ApiError('LINK_INVALID');
    const outcome = code
      ? await this.link(begun.memberId, await this.discord.userOf(code, begun.verifier))
      : 'refused';
    const location = new URL(this.siteOrigin + begun.returnTo);
    location.searchParams.set('discord', outcome);
    return { location: location.href, cookie: begun.cookie };
  }

  private async link(memberId: string, user: DiscordUser): Promise<Outcome> {
    const member = await this.membership.find(memberId);
    if (!member) throw new ApiError('LINK_INVALID');
    const name = accountName(user.global_name ?? user.username, user.username);
    try {
      await this.identities.link(member, { provider: 'discord', subject: `discord:${user.id}`, name });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'IDENTITY_TAKEN') return 'taken';
      throw error;
    }
    return 'linked';
  }

  private async issueState({ memberId, returnTo }: LinkState) {
    const value = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + STATE_LIFETIME_S * 1_000).toISOString();
    const state = { kind: 'discord-link', memberId, returnTo, browser: digestOf(value), expiresAt };
    return {
      state: await this.tickets.issue(state),
      challenge: digestOf(this.verifierOf(value)),
      cookie: browserCookie(this.siteOrigin, COOKIE, { value, seconds: STATE_LIFETIME_S }),
    };
  }

  /** @returns undefined when another browser started it, or too long ago. */
  private async readState(
    state: string | undefined,
    cookies: string | undefined,
  ): Promise<(LinkState & { verifier: string; cookie: string }) | undefined> {
    const read = await this.tickets.read(stateSchema, state ?? '');
    const value = sentCookie(this.siteOrigin, COOKIE, cookies);
    if (!read || !value || read.browser !== digestOf(value) || Date.parse(read.expiresAt) < Date.now())
      return undefined;
    const cookie = browserCookie(this.siteOrigin, COOKIE);
    return { ...read, verifier: this.verifierOf(value), cookie };
  }

  private verifierOf(value: string): string {
    return createHmac('sha256', this.verifierKey).update(value).digest('base64url');
  }
}

function digestOf(value: string): string {
  return hash('sha256', value, 'base64url');
}
