import { randomUUID } from 'node:crypto';
import {
  CHANNEL_COOKIE,
  DEVELOPMENT_COOKIE,
  type DevelopmentRemote,
  type EndpointAnswer,
  type EndpointInput,
  htmlSafeJson,
  PREVIEW_PATH,
  previewTicketSchema,
  type ReleaseDescription,
} from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { Database } from '../../../platform/database/database.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { browserCookie } from '../../../platform/http/browser-cookie.ts';
import { Signer } from '../../../platform/signing/signer.ts';
import { Tickets } from '../../../platform/signing/tickets.ts';
import { MINUTE_MS } from '../../../platform/time/durations.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ServedReleasesService } from '../channels/served-releases.service.ts';
import { RegistryStateService } from '../registry/registry-state.service.ts';
import { ReleaseApprovalsService } from '../release-approvals.service.ts';
import { contradictions, type PreviewTicket, previewSet, refusalOfPreview } from './preview.policy.ts';

const STAFF_SECONDS = 12 * 60 * 60;
/** Maximum length that the endpoint for opening links accepts. */
const MAX_TICKET_LENGTH = 8_000;

type LinkInput = EndpointInput<'POST /api/releases/:name/links'>;

/** Response with its cookie. */
interface WithCookie<T> {
  answer: T;
  cookie?: string;
}

/** Access of browsers to unreleased versions: links to previews, a preview in one tab, and the staff channel. */
@Injectable()
export class PreviewsService {
  private readonly siteOrigin: string;

  constructor(
    private readonly database: Database,
    private readonly state: RegistryStateService,
    private readonly served: ServedReleasesService,
    private readonly tickets: Tickets,
    private readonly signer: Signer,
    private readonly audit: AuditService,
    private readonly approvals: ReleaseApprovalsService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
  }

  async createLink(
    caller: Caller,
    { params: { name }, body }: LinkInput,
  ): Promise<EndpointAnswer<'POST /api/releases/:name/links'>> {
    if (caller.deploy && !caller.deploy.remotes.includes(name)) throw new ApiError('TOKEN_OUT_OF_SCOPE');
    await this.checkShown(name, body);
    const { version, development, roles } = body;
    // Opening the link runs the version, so it needs the same approval as serving it.
    if (caller.deploy && version !== undefined) await this.approvals.requireApproved(name, version);
    // The code of a development server can't be approved, so the token has to be.
    if (caller.deploy && development !== undefined)
      await this.approvals.requireApprovedToken(caller.deploy.id);
    const link = {
      id: randomUUID(),
      roles,
      expiresAt: new Date(Date.now() + body.minutes * MINUTE_MS).toISOString(),
    };
    const ticket = await this.tickets.issue({ kind: 'preview', name, version, development, ...link });
    if (ticket.length > MAX_TICKET_LENGTH)
      throw invalidField('body.development.manifest', 'This is more than a link can hold.');
    const after = { version: version ?? development?.manifest.version, entry: development?.entry, ...link };
    await this.database.transaction(() =>
      this.audit.record(caller, {
        action: 'preview.linked',
        target: { type: 'remote', id: name, label: name },
        after,
      }),
    );
    return { url: `${this.siteOrigin}${PREVIEW_PATH}#${ticket}`, expiresAt: link.expiresAt };
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

  private async checkShown(name: string, { version, development }: LinkInput['body']): Promise<void> {
    const fields = development ? contradictions(name, development) : [];
    if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
    if (version !== undefined && !(await this.served.find(name, version)))
      throw new ApiError('RELEASE_NOT_FOUND');
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
