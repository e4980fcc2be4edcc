import type { EndpointInput } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { MembershipService } from '../../users/membership.service.ts';
import { IdentitiesService } from '../identities.service.ts';
import { accountName } from '../link-code.policy.ts';
import { DiscordClient, type DiscordUser } from './discord.client.ts';
import { LinkStates } from './link-states.service.ts';

/** Outcome of the link, passed to the page in its address. */
type Outcome = 'linked' | 'taken' | 'refused';

/** Links Discord accounts. */
@Injectable()
export class DiscordLinks {
  private readonly siteOrigin: string;

  constructor(
    private readonly discord: DiscordClient,
    private readonly states: LinkStates,
    private readonly identities: IdentitiesService,
    private readonly membership: MembershipService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
  }

  get available(): boolean {
    return this.discord.configured;
  }

  /** @throws UNAVAILABLE when the site has no Discord application. */
  async begin(
    { id }: Caller,
    { returnTo }: EndpointInput<'POST /api/identities/discord'>['body'],
  ): Promise<{ url: string; cookie: string }> {
    const { cookie, ...asked } = await this.states.begin({ memberId: id, returnTo });
    return { url: this.discord.authorizeUrl(asked), cookie };
  }

  /**
   * @returns the redirect for the browser, and the header that removes the cookie.
   * @throws LINK_INVALID when another browser started it, or too long ago; UNAVAILABLE when Discord can't be reached.
   */
  async end(
    { code, state, error }: EndpointInput<'GET /api/identities/discord/callback'>['query'],
    cookies: string | undefined,
  ): Promise<{ location: string; cookie: string }> {
    const begun = await this.states.end(state, cookies);
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
}
