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
      'What waits to be paid or decided, oldest first; with a state, those in it, what is decided newest first; with `attention`, those in which something doesn’t fit. With `mine`, and always without estate.manage, those of the caller alone.',
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
      'Whether the books balance: what was paid and what was got, and settlements whose lines don’t add up to nothing.',
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
    summary: 'Decides what the game server hasn’t, or where what it says doesn’t fit.',
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
    summary: 'What waits to be paid in the game, oldest first.',
    access: 'game-server',
    rate: 'health',
    query: z.object(listQuery),
    answer: pageOf(
      z.object({
        id: z.uuid(),
        property: z.string(),
        kind: z.enum(['sale', 'rent', 'auction']),
        amount: z.int(),
        /** For rent after the first payment; null otherwise. */
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
      'Says what became of a payment. The same again is answered the same; what contradicts what was said, or comes too late, goes to the staff.',
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
