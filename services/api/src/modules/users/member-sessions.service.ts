import type { DeviceSession } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { AuditService } from '../audit/audit.service.ts';
import { ACCOUNTS_CHANNEL } from './accounts.service.ts';
import { MemberSessionsRepository } from './member-sessions.repository.ts';

const MAX_SHOWN = 50;

/** Sessions of members. A session is a sign-in: the access token contains its time, which stays the same when the token is refreshed. */
@Injectable()
export class MemberSessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: MemberSessionsRepository,
    private readonly audit: AuditService,
    private readonly events: ProcessEvents,
  ) {}

  /** Records activity of a session. @param signedInAt in seconds since 1970. */
  markSeen(memberId: string, signedInAt: number, browser: string): Promise<void> {
    return this.sessions.markSeen(memberId, toInstant(signedInAt), browser);
  }

  async list({ id, claims }: Caller): Promise<{ items: DeviceSession[] }> {
    const rows = await this.sessions.findOpen(id, MAX_SHOWN);
    const current = toInstant(claims?.signedInAt ?? 0).getTime();
    const items = rows.map(({ id: session, browser, firstSeenAt, lastSeenAt, signedInAt }) => ({
      id: session,
      browser,
      current: signedInAt.getTime() === current,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { items };
  }

  /** @throws SESSION_NOT_FOUND */
  end(caller: Caller, id: string): Promise<void> {
    return this.ending(caller, async () => {
      if (!(await this.sessions.end(caller.id, id))) throw new ApiError('SESSION_NOT_FOUND');
    });
  }

  /**
   * Ends the caller's session on sign-out: without a log entry, and other tabs of the browser notice by themselves. Does nothing if the token
   * doesn't contain the time of sign-in.
   */
  async endCurrent({ id, claims }: Caller): Promise<void> {
    if (claims?.signedInAt !== undefined) await this.sessions.endCurrent(id, toInstant(claims.signedInAt));
  }

  endOthers(caller: Caller): Promise<void> {
    const signedInAt = caller.claims?.signedInAt;
    const current = toInstant(signedInAt ?? 0);
    return this.ending(caller, async () => {
      await this.sessions.endOthers(caller.id, current);
      // Without the time of sign-in the current session can't be distinguished from the others.
      if (signedInAt !== undefined) await this.sessions.endUnknown(caller.id, current);
    });
  }

  /** Makes every open tab of the member check whether it is still signed in. */
  private ending(caller: Caller, work: () => Promise<void>): Promise<void> {
    return this.database.transaction(async () => {
      await work();
      await this.audit.record(caller, { action: 'sessions.ended', target: caller });
      await this.events.notify(ACCOUNTS_CHANNEL, caller.id);
    });
  }
}

/** @param seconds since 1970, with milliseconds. */
function toInstant(seconds: number): Date {
  return new Date(Math.round(seconds * 1_000));
}
