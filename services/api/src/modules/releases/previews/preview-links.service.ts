import { randomUUID } from 'node:crypto';
import { type EndpointAnswer, type EndpointInput, PREVIEW_PATH } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { CONFIGURATION, type Configuration } from '../../../platform/config/configuration.ts';
import { ApiError, invalidField } from '../../../platform/errors/api-error.ts';
import { Tickets } from '../../../platform/signing/tickets.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { ServedReleases } from '../channels/served-releases.service.ts';
import { ReleaseApprovalsService } from '../release-approvals.service.ts';
import { contradictions } from './preview.policy.ts';

const MINUTE_MS = 60_000;
/** Maximum length that the endpoint for opening links accepts. */
const LONGEST_TICKET = 8_000;

type LinkInput = EndpointInput<'POST /api/releases/:name/links'>;

/** Creates preview links. */
@Injectable()
export class PreviewLinks {
  private readonly siteOrigin: string;

  constructor(
    private readonly served: ServedReleases,
    private readonly tickets: Tickets,
    private readonly audit: AuditService,
    private readonly approvals: ReleaseApprovalsService,
    @Inject(CONFIGURATION) { siteOrigin }: Configuration,
  ) {
    this.siteOrigin = siteOrigin;
  }

  async make(
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
    if (ticket.length > LONGEST_TICKET)
      throw invalidField('body.development.manifest', 'This is more than a link can hold.');
    await this.audit.record(caller, {
      action: 'preview.linked',
      target: { type: 'remote', id: name, label: name },
      after: { version: version ?? development?.manifest.version, entry: development?.entry, ...link },
    });
    return { url: `${this.siteOrigin}${PREVIEW_PATH}#${ticket}`, expiresAt: link.expiresAt };
  }

  private async checkShown(name: string, { version, development }: LinkInput['body']): Promise<void> {
    const fields = development ? contradictions(name, development) : [];
    if (fields.length > 0) throw new ApiError('INPUT_INVALID', { fields });
    if (version !== undefined && !(await this.served.find(name, version)))
      throw new ApiError('RELEASE_NOT_FOUND');
  }
}
