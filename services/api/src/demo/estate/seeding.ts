import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ledgerLines, settlements } from '../../modules/estate/settlements/settlements.table.ts';
import { HOUR_MS, MINUTE_MS } from '../../platform/time/durations.ts';
import type { IdOf, PropertyRow } from './estate-rows.ts';

/** Context for seeding the demo city. */
export interface Seeding {
  queries: NodePgDatabase;
  idOf: IdOf;
  now: Date;
  rows: ReadonlyMap<string, PropertyRow>;
}

export function propertyOf({ rows }: Seeding, code: string): PropertyRow {
  const row = rows.get(code);
  if (!row) throw new Error(`The demo city has no property ${code}.`);
  return row;
}

type Paid = Pick<
  typeof settlements.$inferInsert,
  'listingId' | 'propertyId' | 'sellerId' | 'buyerId' | 'amount'
> &
  Partial<typeof settlements.$inferInsert>;

/** Inserts a confirmed payment with its ledger lines. */
export async function seedPayment(queries: NodePgDatabase, deal: Paid, at: Date): Promise<void> {
  const [settlement] = await queries
    .insert(settlements)
    .values({
      state: 'confirmed',
      createdAt: new Date(at.getTime() - HOUR_MS),
      decidedAt: at,
      demo: true,
      reference: `tx-${Math.round(at.getTime() / MINUTE_MS) % 1_000_000}`,
      ...deal,
    })
    .returning({ id: settlements.id });
  if (!settlement) throw new Error('The settlement was not inserted.');
  await queries.insert(ledgerLines).values([
    { settlementId: settlement.id, memberId: deal.buyerId ?? null, amount: -deal.amount, at },
    { settlementId: settlement.id, memberId: deal.sellerId ?? null, amount: deal.amount, at },
  ]);
}
