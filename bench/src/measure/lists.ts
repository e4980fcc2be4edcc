import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { withApi, withDatabase } from '../api/api-process.ts';
import type { GrowingList } from '../api/lists/growing-list.ts';
import { GROWING_LISTS } from '../api/lists/index.ts';
import { type Cost, costOf } from '../api/plans.ts';
import { type SentStatement, type StatementTap, tapStatements } from '../api/statement-tap.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const FEW = 1000;
const MANY = 100_000;
const MILLION = 1_000_000;
const MAX_RATIO_TO_FEW = 1.5;
const MAX_ATTEMPTS = 20;
/** Number of tries with the fewest statements that must agree, so that these are the list's own. */
const AGREEING = 4;
/** A background job sends its statements within less than this time. */
const JOB_MS = 300;
/** Counts are stable after one turn. */
const turns = (gate: boolean) => (gate ? 1 : 80);
/** Limit that every page meets: 20 rows, each with ten candidates (a filter that matches one in ten) of three pages. */
const LITTLE = 600;

/** An API with a separate database, and a proxy that records its statements. */
interface Side {
  tap: StatementTap;
  client: pg.Client;
  ask(path: string, list: GrowingList): Promise<void>;
}

/**
 * P9: database cost of the first page of each list at a thousand rows and at many more, from the statements that the API sends. Few and many
 * rows are in separate databases, so that both are timed in turns. The gate checks counts (statements, pages read, sequential scans); times are for
 * the table.
 */
export function measureLists({ gate }: Pick<Bench, 'gate'>): Promise<Row[]> {
  return withSide((few) =>
    withSide(async (many) => {
      const rows: Row[] = [];
      for (const list of GROWING_LISTS) rows.push(...(await measureList(list, { few, many }, gate)));
      return rows;
    }),
  );
}

function withSide<Result>(use: (side: Side) => Promise<Result>): Promise<Result> {
  return withDatabase(async (databaseUrl) => {
    const tap = await tapStatements(databaseUrl);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("SET maintenance_work_mem = '1GB'");
    try {
      return await withApi(tap.url, (api) => {
        const ask = async (path: string, { name, role }: GrowingList) => {
          const headers = { authorization: `Bearer ${api.issuer.token(`asks-${name}`, role)}` };
          const answer = await fetch(api.origin + path, { headers });
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          await answer.text();
        };
        return use({ tap, client, ask });
      });
    } finally {
      await client.end();
      tap.close();
    }
  });
}

async function measureList(
  list: GrowingList,
  { few, many }: Record<'few' | 'many', Side>,
  gate: boolean,
): Promise<Row[]> {
  await fill(list, few, { from: 0, to: FEW });
  const sizes = gate ? [MANY] : [MANY, MILLION];
  const asked = list.requests.map((request) => ({
    paths: typeof request === 'string' ? [request] : request,
    costs: [] as Cost[],
  }));
  let filled = 0;
  for (const size of sizes) {
    await fill(list, many, { from: filled, to: size });
    filled = size;
    for (const request of asked) {
      const pairs: Cost[][] = [];
      for (const path of request.paths) pairs.push(await costsInTurns([few, many], path, { list, gate }));
      const [ofFew, ofMany] = [0, 1].map((side) => middle(pairs.flatMap((pair) => pair[side] ?? [])));
      // The small database doesn't grow: its current cost is compared with that of the large one.
      if (ofFew && ofMany) request.costs = [ofFew, ...request.costs.slice(1), ofMany];
    }
  }
  return asked.map(({ paths, costs }) =>
    rowOf({ paths, sizes: [FEW, ...sizes], tables: list.tables, gate }, costs),
  );
}

async function fill(list: GrowingList, { client }: Side, { from, to }: Record<'from' | 'to', number>) {
  await withoutSearchIndexes(client, list.tables, async () => {
    for (const statement of list.fill)
      await client.query(statement, statement.includes('$1') ? [from, to] : []);
  });
  for (const table of list.tables) await vacuum(client, table);
}

/**
 * Vacuums a table until index-only scans read none of its pages. Another open transaction, such as one of autovacuum, prevents that: the same plan then
 * reads a page for each row.
 */
async function vacuum(client: pg.Client, table: string): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    await client.query(`VACUUM (ANALYZE) ${table}`);
    const { rows } = await client.query<{ complete: boolean }>(
      'SELECT relallvisible >= relpages AS complete FROM pg_class WHERE oid = $1::regclass',
      [table],
    );
    if (rows[0]?.complete) return;
    await setTimeout(JOB_MS);
  }
}

/** Drops the search indexes of the filled tables and builds them after the rows, because updating them for each row takes several times as long. */
async function withoutSearchIndexes(client: pg.Client, tables: readonly string[], work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = ANY($1) AND indexdef LIKE '% USING gin %'`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${client.escapeIdentifier(name)}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

async function costsInTurns(
  sides: readonly Side[],
  path: string,
  { list, gate }: { list: GrowingList; gate: boolean },
): Promise<Cost[]> {
  const asked: { client: pg.Client; statements: SentStatement[]; costs: Cost[] }[] = [];
  for (const side of sides)
    asked.push({ client: side.client, statements: await statementsOf(side, path, list), costs: [] });
  for (let turn = 0; turn < turns(gate); turn += 1)
    for (const { client, statements, costs } of asked) costs.push(await costOf(client, statements));
  return asked.flatMap(({ costs }) => costs.toSorted((one, other) => one.time - other.time).slice(0, 1));
}

/**
 * Records the statements of a list, after invalidating its cache. Some calls also record the caller's presence, or a job runs meanwhile: the fewest
 * statements of some tries are the list's own.
 */
async function statementsOf({ tap, client, ask }: Side, path: string, list: GrowingList) {
  let fewest: SentStatement[] = [];
  let agreeing = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && agreeing < AGREEING; attempt += 1) {
    // A job can overlap with all the tries that directly follow each other.
    if (agreeing === AGREEING - 1) await setTimeout(JOB_MS);
    await client.query("UPDATE data_versions SET changes = changes + 1 WHERE topic <> 'people'");
    tap.take();
    await ask(path, list);
    const sent = tap.take();
    if (attempt === 0 || sent.length < fewest.length) [fewest, agreeing] = [sent, 1];
    else if (sent.length === fewest.length) agreeing += 1;
    else await setTimeout(JOB_MS);
  }
  return fewest;
}

/** Returns the median by pages read, which don't depend on the machine, with the maximum of statements and all sequential scans. */
function middle(costs: readonly Cost[]): Cost {
  const sorted = costs.toSorted((one, other) => one.buffers - other.buffers);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('Nothing was measured.');
  return {
    ...found,
    statements: Math.max(...costs.map(({ statements }) => statements)),
    scanned: costs.flatMap(({ scanned }) => scanned),
  };
}

interface Measured {
  paths: readonly string[];
  sizes: readonly number[];
  tables: readonly string[];
  gate: boolean;
}

function rowOf({ paths, sizes, tables, gate }: Measured, costs: readonly Cost[]): Row {
  const [path = '', ...others] = paths;
  const [first, last] = [costs[0], costs.at(-1)];
  if (!first || !last) throw new Error(`Nothing was measured of ${path}.`);
  // A sequential scan of a short table is fine; of a long one never.
  const scanned = tables.filter((table) => last.scanned.includes(table));
  const ratio = last.time / first.time;
  const steady = costs.every(({ statements }) => statements === first.statements);
  const bounded = last.buffers <= Math.max(first.buffers * MAX_RATIO_TO_FEW, LITTLE);
  const told = (of: (cost: Cost) => string) => costs.map(of).join(' → ');
  const equals = others.length > 0 ? ` and ${others.length} words as frequent, the middle one` : '';
  return {
    id: 'P9 ●',
    goal: `first page of \`${path.replace('/api', '')}\`${equals}: ${sizes.map((size) => size.toLocaleString('en')).join(' → ')} rows`,
    figure: scanned.length > 0 ? `reads all of ${scanned.join(', ')}` : `${ratio.toFixed(2)} × the time`,
    spread: `${told(({ statements }) => String(statements))} statements, ${told(({ buffers }) => String(buffers))} pages, ${told(({ time }) => time.toFixed(2))} ms`,
    counted: last.buffers,
    reads: scanned.join(', '),
    met: scanned.length === 0 && steady && (gate ? bounded : ratio <= MAX_RATIO_TO_FEW),
    why: 'Rows are read in their order until a page of the list is full: of few rows many stand on one page of the database, of many each on its own. The difference is tenths of a millisecond.',
  };
}
