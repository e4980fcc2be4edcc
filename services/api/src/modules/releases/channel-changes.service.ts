import type { AuditEntry, ReleaseActor } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { type Channels, NOTHING_SERVED, told } from './channels.policy.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** Who changes something, for the row and for the audit log. Without an id it is the site by itself. */
export interface ReleaseAuthor extends AuditActor {
  by: ReleaseActor;
  /** The id of the deploy token, if it is one. */
  deployToken?: string;
}

/** How somebody stands beside what they did to a release. */
export function authorOf({ id, fullName, username, deploy }: Caller): ReleaseAuthor {
  const by = deploy
    ? { kind: 'token' as const, name: deploy.name }
    : { kind: 'member' as const, name: fullName };
  return { id, fullName, username, by, ...(deploy && { deployToken: deploy.id }) };
}

/** What is to become of a remote. */
export interface ChannelChange {
  action: AuditEntry['action'];
  channels: Channels;
  /** The version that it is about; none when it is about the remote as a whole. */
  version?: string;
  reason?: string | undefined;
  details?: Record<string, unknown>;
  /** Whether nothing is remembered of what was served. */
  removes?: boolean;
}

/** The one way in which it changes what is served: one after the other, with an audit row and a new number for the set. */
@Injectable()
export class ChannelChanges {
  constructor(
    private readonly database: Database,
    private readonly served: ServedRemotesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Decides on what is served now and makes it so. @returns what is served then, undefined when nothing was to be done. */
  change(
    remote: string,
    { by, ...actor }: ReleaseAuthor,
    decide: (now: Channels) => Promise<ChannelChange | undefined>,
  ): Promise<Channels | undefined> {
    return this.database.transaction(async () => {
      await this.served.lockRegistry();
      const now = (await this.served.find(remote)) ?? NOTHING_SERVED;
      const change = await decide(now);
      if (!change) return undefined;
      const { action, channels, version, reason, details, removes } = change;
      if (removes) await this.served.remove(remote);
      else await this.served.save(remote, channels, by);
      await this.audit.record(actor, {
        action,
        target: { type: 'remote', id: remote, label: remote },
        before: told(now),
        after: { ...told(channels), ...(version && { version }), ...(reason && { reason }), ...details },
      });
      await this.served.bumpSequence();
      return channels;
    });
  }
}
