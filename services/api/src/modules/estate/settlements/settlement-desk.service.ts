import type { EndpointAnswer, EndpointInput, Settlement } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from '../../../platform/http/cursor.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { managesProperties } from '../properties/property.policy.ts';
import { SettlementChanges } from './settlement-changes.service.ts';
import { SettlementViewsService } from './settlement-views.service.ts';
import { SettlementsRepository } from './settlements.repository.ts';
import { Settlements } from './settlements.service.ts';

const position = z.tuple([cursorInstant, z.uuid()]);

/** Settlements for their two sides, for the staff who resolve problems, and for the game server. */
@Injectable()
export class SettlementDesk {
  constructor(
    private readonly settlements: SettlementsRepository,
    private readonly flow: Settlements,
    private readonly views: SettlementViewsService,
    private readonly changes: SettlementChanges,
    private readonly audit: AuditService,
  ) {}

  async list(
    caller: Caller,
    { cursor, limit, state, mine, attention }: EndpointInput<'GET /api/settlements'>['query'],
  ): Promise<Page<Settlement>> {
    const forStaff = managesProperties(caller);
    const memberId = forStaff && !mine ? undefined : caller.id;
    const after = decodeCursor(cursor, position);
    const rows = await this.settlements.findPage({ memberId, state, attention }, after, limit + 1);
    const describe = await this.views.of(rows, { forStaff, callerId: caller.id });
    return toPage(rows, limit, describe, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  async forGame({
    cursor,
    limit,
  }: EndpointInput<'GET /api/game/v1/settlements'>['query']): Promise<
    EndpointAnswer<'GET /api/game/v1/settlements'>
  > {
    const after = decodeCursor(cursor, position);
    const rows = await this.settlements.findPage({ memberId: undefined, state: 'pending' }, after, limit + 1);
    const describe = await this.views.of(rows, { forStaff: true, callerId: undefined });
    return toPage(
      rows,
      limit,
      (row) => {
        const { id, property, kind, amount, dueAt, buyer, seller } = describe(row);
        return {
          id,
          property: property.code,
          kind,
          amount,
          dueAt,
          from: buyer?.username ?? null,
          to: seller?.username ?? null,
        };
      },
      ({ createdAt, id }) => [createdAt.getTime(), id],
    );
  }

  /** Checks that the ledger balances. */
  async checkLedger(): Promise<EndpointAnswer<'GET /api/settlements/ledger'>> {
    return { ...(await this.settlements.checkLedger()), at: new Date().toISOString() };
  }

  /** @throws SETTLEMENT_NOT_FOUND, SETTLEMENT_STALE, SETTLEMENT_DECIDED, SETTLEMENT_OWN */
  decide(
    caller: Caller,
    id: string,
    { decision, version, note }: EndpointInput<'POST /api/settlements/:id/decision'>['body'],
  ): Promise<Settlement> {
    const reader = { forStaff: true, callerId: caller.id };
    return this.flow.withLocked(id, async (row, listing) => {
      if (row.buyerId === caller.id || row.sellerId === caller.id) throw new ApiError('SETTLEMENT_OWN');
      if (row.version !== version)
        throw new ApiError('SETTLEMENT_STALE', { current: await this.views.one(row, reader) });
      const state = decision === 'confirm' ? 'confirmed' : 'cancelled';
      const isOpen = row.state === 'pending' || row.state === 'disputed';
      // A final state doesn't change: the staff can only resolve its problem.
      if (!isOpen && (row.problem === '' || row.state !== state)) throw new ApiError('SETTLEMENT_DECIDED');
      if (state === 'confirmed' && row.buyerId === null) throw new ApiError('SETTLEMENT_DECIDED');
      const how = { note, decidedBy: caller.id };
      const after = isOpen
        ? await this.changes.finish(row, listing, { state, ...how })
        : await this.changes.note(row, { ...how, problem: '' }, caller.id);
      const shown = await this.views.one(after, reader);
      await this.audit.record(caller, {
        action: 'settlement.decided',
        target: { type: 'property', id: row.propertyId, label: shown.property.code },
        before: { state: row.state, problem: row.problem },
        after: { state, reason: note },
      });
      return shown;
    });
  }
}
