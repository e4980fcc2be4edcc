import type { AuditEntry, EndpointInput } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { ClsService } from 'nestjs-cls';
import type { Caller } from '../../platform/auth/caller.ts';
import { Database } from '../../platform/database/database.ts';
import { decodeCursor, instantPosition, toPage } from '../../platform/http/cursor.ts';
import { type AuditFilter, AuditRepository, type Targets } from './audit.repository.ts';
import type { AuditRow } from './audit.table.ts';
import { AuditErasureRepository } from './audit-erasure.repository.ts';

/** Member who acted; without an id, the identity provider or a schedule. */
export interface AuditActor {
  id?: string;
  fullName?: string;
  username?: string;
}

type Target = AuditEntry['target'];
type OwnIds = (memberId: string) => Promise<readonly string[]>;

interface AuditEvent {
  action: AuditEntry['action'];
  /** Target of the action. A member can be passed as is. */
  target: Target | { id: string; fullName: string };
  before?: AuditEntry['before'];
  after?: AuditEntry['after'];
}

@Injectable()
export class AuditService {
  private readonly ownCases = new Map<Target['type'], OwnIds>();

  constructor(
    private readonly database: Database,
    private readonly audit: AuditRepository,
    private readonly erasure: AuditErasureRepository,
    private readonly context: ClsService,
  ) {}

  /**
   * Hides entries about targets of this type from the members whom the targets concern. Must be called from a constructor.
   * @param ownIds returns the ids of a member's own targets.
   */
  keepFromTheirOwn(type: Target['type'], ownIds: OwnIds): void {
    this.ownCases.set(type, ownIds);
  }

  /** Writes an entry. Must run inside the transaction of the change, so that both are committed together. */
  async record({ id, fullName, username }: AuditActor, event: AuditEvent): Promise<void> {
    this.database.requireTransaction();
    await this.audit.insert({
      action: event.action,
      actor: id !== undefined ? { id, fullName: fullName ?? '', username: username ?? '' } : null,
      target: toTarget(event.target),
      before: event.before ?? null,
      after: event.after ?? null,
      requestId: this.context.getId() ?? null,
    });
  }

  async list(
    caller: Pick<Caller, 'id'>,
    { cursor, limit, ...filter }: EndpointInput<'GET /api/audit'>['query'],
  ): Promise<AuditPage> {
    const after = decodeCursor(cursor, instantPosition);
    const notAbout = await this.findOwn(caller.id);
    const rows = await this.audit.findPage(after, limit + 1, { ...filter, notAbout });
    return toPage(rows, limit, toEntry, ({ at, id }) => [at.getTime(), id]);
  }

  /** Yields all entries that the caller may read, newest first, in batches of `size`. */
  async *readAll(caller: Pick<Caller, 'id'>, filter: AuditFilter, size: number): AsyncGenerator<AuditRow[]> {
    const notAbout = await this.findOwn(caller.id);
    for (let after: [number, string] | undefined; ; ) {
      const rows = await this.audit.findPage(after, size, { ...filter, notAbout });
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < size) return;
      after = [last.at.getTime(), last.id];
    }
  }

  /** Returns the entries about one target, newest first. */
  async listAbout(
    target: Pick<Target, 'type' | 'id'>,
    { cursor, limit }: { cursor?: string | undefined; limit: number },
  ): Promise<AuditPage> {
    const after = decodeCursor(cursor, instantPosition);
    const rows = await this.audit.findPageAbout(target, after, limit + 1);
    return toPage(rows, limit, toEntry, ({ at, id }) => [at.getTime(), id]);
  }

  /** Returns the latest entries about one target, newest first. */
  newestAbout(target: Pick<Target, 'type' | 'id'>, limit: number): Promise<AuditRow[]> {
    return this.audit.findPageAbout(target, undefined, limit);
  }

  /** Returns the ids of the targets of a member's actions of one kind, such as the keys that they created. */
  targetIdsOf(memberId: string, action: AuditEntry['action']): Promise<string[]> {
    return this.audit.findTargetIds(memberId, action);
  }

  /** Returns the full names and handles under which the log contains a member, including earlier ones. */
  namesOf(memberId: string): Promise<{ fullNames: string[]; usernames: string[] }> {
    return this.erasure.namesOf(memberId);
  }

  /**
   * Anonymizes entries about targets whose label names a deleted member. Must run inside the transaction that deletes them.
   * @param options.withValues also removes the values before and after the change
   */
  async forgetTargets(
    type: Target['type'],
    ids: readonly string[],
    { withValues }: { withValues: boolean },
  ): Promise<void> {
    this.database.requireTransaction();
    await this.erasure.relabel(type, ids, withValues);
  }

  private findOwn(memberId: string): Promise<Targets[]> {
    const types = [...this.ownCases];
    return Promise.all(types.map(async ([type, ownIds]) => ({ type, ids: await ownIds(memberId) })));
  }
}

interface AuditPage {
  items: AuditEntry[];
  nextCursor: string | null;
}

function toTarget(target: AuditEvent['target']): Target {
  return 'type' in target ? target : { type: 'user', id: target.id, label: target.fullName };
}

function toEntry(row: AuditRow): AuditEntry {
  return { ...row, at: row.at.toISOString() };
}
