import pg from 'pg';
import { withApi, withDatabase } from '../api/api-process.ts';
import { GROWING_LISTS, type GrowingList } from '../api/lists.ts';
import { type Cost, costOf } from '../api/plans.ts';
import { type SentStatement, type StatementTap, tapStatements } from '../api/statement-tap.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const FEW = 1000;
const MANY = 100_000;
const MOST = 1_000_000;
const MOST_OF_FEW = 1.5;
const TRIES = 7;
/** What is always little enough: for each of 20 rows ten to look at, when a filter lets one in ten through, of three pages each. */
const LITTLE = 600;

interface Asking {
  tap: StatementTap;
  client: pg.Client;
  ask(path: string): Promise<void>;
}

/**
 * P9: what the first page of each list costs the database at a thousand rows and at many more, from the statements that the API
 * really sends, on a database of its own. The gate counts (statements, pages looked at, whole tables read); times are for the table.
 */
export async function measureLists({ gate }: Pick<Bench, 'gate'>): Promise<Row[]> {
  return withDatabase(async (databaseUrl) => {
    const tap = await tapStatements(databaseUrl);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // New words are taken into the index of the search all at once instead of some at a time.
    await client.query("SET gin_pending_list_limit = '512MB'; SET maintenance_work_mem = '256MB'");
    try {
      return await withApi(tap.url, async (api) => {
        const rows: Row[] = [];
        for (const list of GROWING_LISTS) {
          const headers = { authorization: `Bearer ${api.issuer.token(`asks-${list.name}`, list.role)}` };
          const ask = async (path: string) => {
            const answer = await fetch(api.origin + path, { headers });
            if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
            await answer.text();
          };
          rows.push(...(await measureList(list, { tap, client, ask }, gate)));
        }
        return rows;
      });
    } finally {
      await client.end();
      tap.close();
    }
  });
}

async function measureList(list: GrowingList, at: Asking, gate: boolean): Promise<Row[]> {
  const sizes = gate ? [FEW, MANY] : [FEW, MANY, MOST];
  const costs = new Map<string, Cost[]>();
  let filled = 0;
  for (const size of sizes) {
    for (const statement of list.fill) await at.client.query(statement, [filled, size]);
    for (const table of list.tables) await at.client.query(`VACUUM (ANALYZE) ${table}`);
    filled = size;
    for (const path of list.requests) costs.set(path, [...(costs.get(path) ?? []), await costAt(at, path)]);
  }
  return [...costs].map(([path, measured]) => rowOf({ path, sizes, tables: list.tables, gate }, measured));
}

/**
 * What was kept of the list is forgotten, so what is sent then is the list's. Now and then a call also notes that its caller was here:
 * the fewest statements of some tries are the list's alone.
 */
async function costAt({ tap, client, ask }: Asking, path: string): Promise<Cost> {
  let fewest: SentStatement[] | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await client.query("UPDATE data_versions SET changes = changes + 1 WHERE topic <> 'people'");
    tap.take();
    await ask(path);
    const sent = tap.take();
    if (!fewest || sent.length < fewest.length) fewest = sent;
  }
  return costOf(client, fewest ?? []);
}

interface Measured {
  path: string;
  sizes: readonly number[];
  tables: readonly string[];
  gate: boolean;
}

function rowOf({ path, sizes, tables, gate }: Measured, costs: readonly Cost[]): Row {
  const [first, last] = [costs[0], costs.at(-1)];
  if (!first || !last) throw new Error(`Nothing was measured of ${path}.`);
  // A short table is read whole with good reason; a long one never.
  const scanned = tables.filter((table) => last.scanned.includes(table));
  const ratio = last.time / first.time;
  const steady = costs.every(({ statements }) => statements === first.statements);
  const bounded = last.buffers <= Math.max(first.buffers * MOST_OF_FEW, LITTLE);
  const told = (of: (cost: Cost) => string) => costs.map(of).join(' → ');
  return {
    id: 'P9 ●',
    goal: `first page of \`${path.replace('/api', '')}\`: ${sizes.map((size) => size.toLocaleString('en')).join(' → ')} rows`,
    figure: scanned.length > 0 ? `reads all of ${scanned.join(', ')}` : `${ratio.toFixed(2)} × the time`,
    spread: `${told(({ statements }) => String(statements))} statements, ${told(({ buffers }) => String(buffers))} pages, ${told(({ time }) => time.toFixed(2))} ms`,
    met: scanned.length === 0 && steady && (gate ? bounded : ratio <= MOST_OF_FEW),
    why: 'Rows are read in their order until a page of the list is full: of few rows many stand on one page of the database, of many each on its own. The difference is tenths of a millisecond.',
  };
}
