import type { AuditEntry, ReleaseActor } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { type AuditActor, AuditService } from '../audit/audit.service.ts';
import { type Channels, NOTHING_SERVED, told } from './channels.policy.ts';
import { ServedRemotesRepository } from './served-remotes.repository.ts';

/** Author of a change, for the row and for the audit log. Without an id it is the site itself. */
export interface ReleaseAuthor extends AuditActor {
  by: ReleaseActor;
  /** Id of the deploy token, if it is one. */
  deployToken?: string;
}

/** Returns the author of a change to a release. */
export function authorOf({ id, fullName, username, deploy }: Caller): ReleaseAuthor {
  const by = deploy
    ? { kind: 'token' as const, name: deploy.name }
    : { kind: 'member' as const, name: fullName };
  return { id, fullName, username, by, ...(deploy && { deployToken: deploy.id }) };
}

/** Change of a remote's channels. */
export interface ChannelChange {
  action: AuditEntry['action'];
  channels: Channels;
  /** Version concerned; absent when the change concerns the whole remote. */
  version?: string;
  reason?: string | undefined;
  details?: Record<string, unknown>;
  /** Whether the row is deleted. */
  removes?: boolean;
}

/** All changes of the served versions go through this: serialized, with an audit entry and a new number of the set. */
@Injectable()
export class ChannelChanges {
  constructor(
    private readonly database: Database,
    private readonly served: ServedRemotesRepository,
    private readonly audit: AuditService,
  ) {}

  /** Decides by the current channels and applies the change. @returns the new channels; undefined when nothing changed. */
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
