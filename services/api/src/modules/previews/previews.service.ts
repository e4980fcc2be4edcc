import {
  CHANNEL_COOKIE,
  DEVELOPMENT_COOKIE,
  type DevelopmentRemote,
  type EndpointAnswer,
  type EndpointInput,
  htmlSafeJson,
  previewTicketSchema,
  type ReleaseDescription,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { browserCookie } from '../../platform/http/browser-cookie.ts';
import { Signer } from '../../platform/signing/signer.ts';
import { Tickets } from '../../platform/signing/tickets.ts';
import { RegistryState } from '../registry/registry-state.service.ts';
import { ServedReleases } from '../releases/served-releases.service.ts';
import { type PreviewTicket, previewSet, refusalOfPreview } from './preview.policy.ts';

const STAFF_SECONDS = 12 * 60 * 60;

/** Response with its cookie. */
interface WithCookie<T> {
  answer: T;
  cookie?: string;
}

/** Gives browsers access to unreleased versions: a preview in one tab, or the staff channel. */
@Injectable()
export class Previews {
  private readonly siteOrigin: string;

  constructor(
    private readonly state: RegistryState,
    private readonly served: ServedReleases,
    private readonly tickets: Tickets,
    private readonly signer: Signer,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
  }

  async open(
    caller: Caller,
    { body }: EndpointInput<'POST /api/releases/previews'>,
  ): Promise<WithCookie<EndpointAnswer<'POST /api/releases/previews'>>> {
    const ticket = await this.tickets.read(previewTicketSchema, body.ticket);
    if (!ticket) throw new ApiError('PREVIEW_INVALID');
    const refusal = refusalOfPreview(ticket, caller.roles, new Date());
    if (refusal) throw new ApiError(refusal);
    const set = previewSet(await this.state.current(), ticket, await this.shownBy(ticket));
    return {
      answer: await this.signer.sign(htmlSafeJson(set)),
      cookie: await this.developmentCookie(ticket),
    };
  }

  /** @returns the cookie that moves a browser to the channel. @throws ACCESS_DENIED without the permission. */
  async channelCookie(
    caller: Caller,
    { body }: EndpointInput<'POST /api/releases/channel'>,
  ): Promise<string> {
    if (body.channel === 'live') return browserCookie(this.siteOrigin, CHANNEL_COOKIE);
    if (!caller.permissions.includes('releases.early')) throw new ApiError('ACCESS_DENIED');
    const expiresAt = new Date(Date.now() + STAFF_SECONDS * 1_000).toISOString();
    const value = await this.tickets.issue({ kind: 'staff', expiresAt });
    return browserCookie(this.siteOrigin, CHANNEL_COOKIE, { value, seconds: STAFF_SECONDS });
  }

  private async shownBy({
    name,
    version,
    development,
  }: PreviewTicket): Promise<ReleaseDescription | DevelopmentRemote> {
    const shown = development ?? (version === undefined ? undefined : await this.served.find(name, version));
    if (!shown) throw new ApiError('RELEASE_NOT_FOUND');
    return shown;
  }

  /** Cookie for the gateway with the address on the visitor's computer that the page's policy has to allow. */
  private async developmentCookie({ development, expiresAt }: PreviewTicket): Promise<string | undefined> {
    if (!development) return undefined;
    const { origin } = new URL(development.entry);
    const value = await this.tickets.issue({ kind: 'development', origin, expiresAt });
    const seconds = (Date.parse(expiresAt) - Date.now()) / 1_000;
    return browserCookie(this.siteOrigin, DEVELOPMENT_COOKIE, { value, seconds });
  }
}
