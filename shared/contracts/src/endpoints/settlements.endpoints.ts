import { z } from 'zod';
import { listQuery, pageOf } from '../entities/list.ts';
import { settlementSchema, settlementStateSchema } from '../entities/listing.ts';
import { writtenText } from '../entities/written-text.ts';
import { ESTATE_LIMITS } from '../estate/estate-limits.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: z.uuid() });

/** What has to be paid in the game. The game server says what was paid; staff decide what doesn't fit. */
export const settlementsEndpoints = defineEndpoints({
  'GET /api/settlements': {
    summary:
      'What waits to be paid or decided, oldest first; with a state, those in it. Those of the caller alone without estate.manage.',
    access: 'signed-in',
    rate: 'read',
    query: z.object({ ...listQuery, state: settlementStateSchema.optional() }),
    answer: pageOf(settlementSchema),
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
        note: writtenText(1, ESTATE_LIMITS.note),
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
        reference: z.string().trim().min(1).max(120),
      })
      .meta({ id: 'PaymentReport' }),
    answer: z.object({ state: settlementStateSchema }),
    status: 200,
    errors: ['SETTLEMENT_NOT_FOUND'],
  },
});
