import { z } from 'zod';
import { instant, listQuery, pageOf } from '../entities/list.ts';
import { settlementSchema, settlementStateSchema } from '../entities/listing.ts';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { line, text } from '../texts/written.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** Pending in-game payments. The game server reports payments; staff decide about those that don't match. */
export const settlementsEndpoints = defineEndpoints({
  'GET /api/settlements': {
    summary:
      'Returns settlements that wait for a payment or a decision, oldest first. With `state`, returns those in this state, decided ones newest first; with `attention`, those with a problem. With `mine`, and always without the permission `estate.manage`, returns only those of the caller.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({
      ...listQuery,
      state: settlementStateSchema.optional(),
      mine: z.stringbool().default(false),
      attention: z.stringbool().default(false),
    }),
    answer: pageOf(settlementSchema),
    status: 200,
  },
  'GET /api/settlements/ledger': {
    summary:
      'Checks that the ledger balances: returns the sums of paid and received amounts, and the number of settlements whose entries don’t add up to zero.',
    access: { permission: 'estate.manage' },
    rate: 'draw',
    answer: z
      .object({
        lines: z.int(),
        settlements: z.int(),
        paid: z.int(),
        received: z.int(),
        unbalanced: z.int(),
        at: instant,
      })
      .meta({ id: 'LedgerCheck' }),
    status: 200,
  },
  'POST /api/settlements/:id/decision': {
    summary:
      'Confirms or cancels a settlement that the game server hasn’t decided, or resolves one whose report doesn’t match.',
    access: { permission: 'estate.manage' },
    rate: 'write',
    params: byId,
    body: z
      .object({
        decision: z.enum(['confirm', 'cancel']),
        version: z.int().min(1),
        note: text(1, ESTATE_LIMITS.note),
      })
      .meta({ id: 'SettlementDecision' }),
    answer: settlementSchema,
    status: 200,
    errors: ['SETTLEMENT_NOT_FOUND', 'SETTLEMENT_STALE', 'SETTLEMENT_DECIDED', 'SETTLEMENT_OWN'],
  },
  'GET /api/game/v1/settlements': {
    summary: 'Returns the payments that are pending in the game, oldest first.',
    access: 'game-server',
    rate: 'health',
    query: z.object(listQuery),
    answer: pageOf(
      z.object({
        id: z.uuid(),
        property: z.string(),
        kind: z.enum(['sale', 'rent', 'auction']),
        amount: z.int(),
        /** Due date of a rent after the first payment; null otherwise. */
        dueAt: instant.nullable(),
        /** Handles; null for the city. */
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    status: 200,
  },
  'POST /api/game/v1/settlements/:id': {
    summary:
      'Reports the outcome of a payment. Repeating a report returns the same response. A report that contradicts an earlier one, or arrives too late, is passed to the staff.',
    access: 'game-server',
    rate: 'health',
    params: byId,
    body: z
      .object({
        outcome: z.enum(['paid', 'failed']),
        amount: z.int().min(0),
        reference: line(1, 120),
      })
      .meta({ id: 'PaymentReport' }),
    answer: z.object({ state: settlementStateSchema }),
    status: 200,
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
});
