import type pg from 'pg';
import type { SentStatement } from './statement-tap.ts';

/** Database cost of a request's statements. */
export interface Cost {
  statements: number;
  /** Pages read, from memory or from disk. */
  buffers: number;
  /** Minimum of some runs, in milliseconds. */
  time: number;
  /** Tables with a sequential scan. */
  scanned: string[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}
interface Explained {
  Plan: PlanNode;
  'Execution Time': number;
}

const RUNS = 5;

/**
 * Runs and explains the statements of a request. A named prepared statement is also explained with a generic plan, which PostgreSQL uses after
 * some calls. The costlier plan counts.
 */
export async function costOf(client: pg.Client, statements: readonly SentStatement[]): Promise<Cost> {
  const cost: Cost = { statements: statements.length, buffers: 0, time: 0, scanned: [] };
  for (const statement of statements) {
    const modes = statement.name === '' ? ['auto'] : ['force_custom_plan', 'force_generic_plan'];
    const plans = [];
    for (const mode of modes) {
      await client.query(`SET plan_cache_mode = ${mode}`);
      plans.push(await explain(client, statement));
    }
    cost.buffers += Math.max(
      ...plans.map(({ Plan }) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']),
    );
    cost.time += Math.max(...plans.map((plan) => plan['Execution Time']));
    cost.scanned.push(...plans.flatMap(({ Plan }) => scannedIn(Plan)));
  }
  return cost;
}

async function explain(client: pg.Client, { text, values }: SentStatement): Promise<Explained> {
  let least: Explained | undefined;
  for (let run = 0; run < RUNS; run += 1) {
    const sql = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`;
    const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(sql, values);
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan && (!least || plan['Execution Time'] < least['Execution Time'])) least = plan;
  }
  if (!least) throw new Error(`There is no plan of: ${text}`);
  return least;
}

function scannedIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)];
}
