import { MAX_EXPORT_BYTES, siteMemberPath } from '@boardwalk/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { BackendEventsService } from './backend-events.service.ts';
import { errorOf, type SiteCall } from './backend-hooks.policy.ts';
import { BackendHooksRepository } from './backend-hooks.repository.ts';
import { RemoteMembersService } from './members/remote-members.service.ts';
import { callError, SiteCallsService } from './site-calls.service.ts';

/** Attempts for each backend. The export waits for them. */
const ATTEMPTS = 2;

/** Data of a member in the backend of a remote, or the reason for its absence. */
type BackendData = { content: string } | { error: string };

/** Data of members in the backends of remotes, for their export. */
@Injectable()
export class BackendExportsService {
  private readonly logger = new Logger('BackendExports');

  constructor(
    private readonly events: BackendEventsService,
    private readonly calls: SiteCallsService,
    private readonly members: RemoteMembersService,
    private readonly hooks: BackendHooksRepository,
  ) {}

  /** Yields a JSON text for each backend that has data of the member, or doesn't respond: the text then contains the error, and the owners see it. */
  async *ofMember(memberId: string): AsyncGenerator<{ remote: string; content: string }> {
    const storing = new Set(await this.events.storing());
    for (const { remote, subject: member } of await this.members.subjectsOf(memberId)) {
      if (!storing.has(remote)) continue;
      const data = await this.dataOf(remote, member);
      if (!data) continue;
      if ('content' in data) {
        yield { remote, content: data.content };
        continue;
      }
      this.logger.warn({
        msg: 'a backend’s data of a member is missing in their export',
        remote,
        error: data.error,
      });
      await this.hooks.insertFailedExport(remote, member, data.error);
      const error =
        'The data that this app stores about you could not be loaded. Request another export later, or contact the team of the site.';
      yield { remote, content: JSON.stringify({ error, at: new Date().toISOString() }, null, 2) };
    }
  }

  /** @returns undefined if the backend has no data of the member. */
  private async dataOf(remote: string, member: string): Promise<BackendData | undefined> {
    let error = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const data = await this.load(remote, member);
      if (!data || 'content' in data) return data;
      error = data.error;
    }
    return { error };
  }

  private async load(remote: string, member: string): Promise<BackendData | undefined> {
    const call: SiteCall = { method: 'GET', path: siteMemberPath(member) };
    try {
      const answer = await this.calls.send(remote, call, MAX_EXPORT_BYTES);
      // The address was removed meanwhile.
      if (!answer || answer.status === 404) return undefined;
      const error = errorOf(call, answer.status);
      if (error !== undefined) return { error };
      const content = JSON.stringify(JSON.parse(answer.body.toString('utf8')), null, 2);
      return { content };
    } catch (error) {
      return { error: error instanceof SyntaxError ? 'The backend’s data is no JSON.' : callError(error) };
    }
  }
}
