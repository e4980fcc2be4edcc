import type { EndpointAnswer, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { SendOutcome } from '../../platform/outbox/outbox.policy.ts';
import { OutboxSenderService } from '../../platform/outbox/outbox-sender.service.ts';
import { MINUTE_MS } from '../../platform/time/durations.ts';
import { AuditService } from '../audit/audit.service.ts';
import { RegistryStateService } from '../releases/registry/registry-state.service.ts';
import { RoleDirectoryService } from '../roles/definitions/role-directory.service.ts';
import { AssignmentsService } from '../users/assignments.service.ts';
import { heldPermissions } from './backend-calls.policy.ts';
import { callOf, errorOf, nextDeletion } from './backend-hooks.policy.ts';
import { BackendHooksRepository } from './backend-hooks.repository.ts';
import type { BackendHookRow } from './backend-hooks.table.ts';
import { SEND_HOOKS } from './send-hooks-job.ts';
import { callError, SiteCallsService } from './site-calls.service.ts';

/** Rows in progress at a time. A backend that doesn't respond delays the others by one attempt. */
const BATCH_SIZE = 8;
const PAUSE_MS = MINUTE_MS;
const MAX_ANSWER_BYTES = 65_536;
const NO_ADDRESS = 'The backend has no address.';
const PAUSED = 'The backend didn’t respond to another call.';

/** Makes the waiting calls of the site to backends. Those that are given up can be retried by members who manage releases. */
@Injectable()
export class BackendHooksService {
  /** Makes due calls now. */
  readonly sendDue: () => Promise<void>;
  /** End of the pause of each backend that this process could not reach, in milliseconds since 1970. */
  private readonly pausedUntil = new Map<string, number>();

  constructor(
    outboxes: OutboxSenderService,
    private readonly database: Database,
    private readonly hooks: BackendHooksRepository,
    private readonly calls: SiteCallsService,
    private readonly registry: RegistryStateService,
    private readonly assignments: AssignmentsService,
    private readonly directory: RoleDirectoryService,
    private readonly audit: AuditService,
    private readonly jobs: Jobs,
  ) {
    this.sendDue = outboxes.registerQueue(SEND_HOOKS, [
      outboxes.delivery<BackendHookRow>({
        outbox: hooks,
        batchSize: BATCH_SIZE,
        prepare: async () => (row) => this.send(row),
        onGivenUp: async () => {},
        describe: ({ remote, type }) => ({ remote, type }),
        errorText: callError,
      }),
    ]);
  }

  async states(): Promise<EndpointAnswer<'GET /api/backend-hooks'>> {
    return { items: await this.hooks.states() };
  }

  async listFailed({
    cursor,
    limit,
  }: EndpointInput<'GET /api/backend-hooks/failed'>['query']): Promise<
    EndpointAnswer<'GET /api/backend-hooks/failed'>
  > {
    const rows = await this.hooks.findFailed(decodeCursor(cursor, instantPosition), limit + 1);
    const at = ({ settledAt, createdAt }: BackendHookRow) => settledAt ?? createdAt;
    return toPage(
      rows,
      limit,
      (row) => ({
        id: row.id,
        remote: row.remote,
        type: row.type,
        error: row.error,
        attempts: row.attempts,
        at: at(row).toISOString(),
      }),
      (row) => [at(row).getTime(), row.id],
    );
  }

  /** @throws BACKEND_HOOK_NOT_FOUND when it hasn't failed, or is an export */
  async retry(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.hooks.requeueOne(id);
      if (!row) throw new ApiError('BACKEND_HOOK_NOT_FOUND');
      await this.audit.record(caller, {
        action: 'backend-hook.retried',
        target: { type: 'remote', id: row.remote, label: row.remote },
        before: { error: row.error },
        after: { type: row.type },
      });
      await this.jobs.send(SEND_HOOKS);
    });
  }

  /** Returns the deletions that backends haven't confirmed for a day, and those whose term is over. */
  lateDeletions(): Promise<{ waiting: number; failed: number; since: Date | null }> {
    return this.hooks.lateDeletions();
  }

  private async send(row: BackendHookRow): Promise<SendOutcome> {
    const pausedUntil = this.pausedUntil.get(row.remote) ?? 0;
    if (pausedUntil > Date.now())
      return {
        status: 'postponed',
        until: new Date(pausedUntil),
        error: row.error || PAUSED,
        counts: false,
        othersWait: false,
      };
    const call = callOf(row, await this.dataOf(row));
    const answer = await this.calls.send(row.remote, call, MAX_ANSWER_BYTES).catch((error: unknown) => {
      this.pausedUntil.set(row.remote, Date.now() + PAUSE_MS);
      return callError(error);
    });
    if (typeof answer === 'string') return this.failed(row, answer);
    if (answer) {
      const error = errorOf(call, answer.status);
      return error === undefined ? { status: 'sent' } : this.failed(row, error);
    }
    // Its data stays with its team. A deletion waits in case an address is registered again.
    if (row.type === 'member-deletion') return this.failed(row, NO_ADDRESS);
    await this.hooks.delete(row);
    return { status: 'deleted' };
  }

  private failed(row: BackendHookRow, error: string): SendOutcome {
    if (row.type !== 'member-deletion') return { status: 'failed', error, permanent: false };
    const until = nextDeletion(row, new Date());
    return until
      ? { status: 'postponed', until, error, counts: true }
      : { status: 'failed', error, permanent: true };
  }

  /** Returns the data of an event. Permissions are those of now, so that a repeated or late event is never wrong. */
  private async dataOf({ type, remote, memberId, data }: BackendHookRow): Promise<unknown> {
    if (type !== 'member.roles-changed' || memberId === null) return data;
    const [holder, table, { remotes }] = await Promise.all([
      this.assignments.findHolder(memberId),
      this.directory.now(),
      this.registry.current(),
    ]);
    const served = remotes.find(({ name }) => name === remote);
    const held = holder && table.remotePermissionsOf(holder.roles);
    return { ...data, permissions: served ? heldPermissions(served, held) : [] };
  }
}
