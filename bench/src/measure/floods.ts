import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@boardwalk/build/ports';
import { startTestServer } from '@boardwalk/dev/postgres';
import { startSite } from '@boardwalk/dev/site';
import { startIssuer } from '../api/issuer.ts';
import { type Bystander, type Fare, fareOf, useSite } from '../bystander.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const FLOODER = fileURLToPath(new URL('../flooder.mjs', import.meta.url));
/** Addresses for documentation (RFC 5737). Only the gateway's X-Forwarded-For says that they differ: everything stays on this computer. */
const [FLOODING, OTHER] = ['203.0.113.66', '198.51.100.7'];
/** Before and after each flood: what else the machine does changes meanwhile. */
const QUIET_SECONDS = 8;
/** Until what a flood left behind is gone, in milliseconds. */
const SETTLE_MS = 3000;
const LEAST_ANSWERED = 0.999;
const MOST_SLOWER = 2;

/** One way in which an address asks for more than its share, as `flooder.mjs` knows it. */
interface FloodKind {
  name: 'streams' | 'keys' | 'pages' | 'oversized' | 'json' | 'slow';
  what: string;
  /** Connections that send at the same time, where the flood depends on it. */
  connections?: number;
}

const FLOOD_KINDS: readonly FloodKind[] = [
  { name: 'streams', what: 'event streams, up to 2,200 open' },
  { name: 'keys', what: 'tokens with unknown key ids, 50 a second' },
  { name: 'pages', what: 'pages that nobody else asks for, 20 a second' },
  { name: 'oversized', what: 'bodies of 4 MB, 8 at a time' },
  ...[1, 4, 16, 30].map((connections) => ({
    name: 'json' as const,
    what: `JSON of many keys on ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    connections,
  })),
  { name: 'slow', what: 'headers and bodies that hardly come, 500 at a time' },
];

interface Flooded {
  answers: Record<string, number>;
  open: number;
}

/** S10: how somebody else fares while one address floods the site, each flood for so many seconds. */
export async function measureFloods({ seconds, floods }: Pick<Bench, 'seconds' | 'floods'>): Promise<Row[]> {
  const wanted = FLOOD_KINDS.filter(({ name }) => floods === undefined || floods.includes(name));
  return withSite(async (person, port) => {
    // The first calls of all are dearer: code is compiled, connections are made.
    await useSite(person, QUIET_SECONDS);
    const rows: Row[] = [];
    for (const kind of wanted) rows.push(await measure(kind, { person, port, seconds }));
    return rows;
  });
}

async function measure(
  { name, what, connections = 1 }: FloodKind,
  { person, port, seconds }: { person: Bystander; port: number; seconds: number },
): Promise<Row> {
  const before = await useSite(person, QUIET_SECONDS);
  const child = fork(FLOODER, [name, String(port), String(seconds), FLOODING, String(connections)]);
  const ended = once(child, 'message') as Promise<[Flooded]>;
  const flooded = fareOf(await useSite(person, seconds));
  const [{ answers, open }] = await ended;
  await wait(SETTLE_MS);
  const quiet = fareOf([...before, ...(await useSite(person, QUIET_SECONDS))]);
  return {
    id: 'S10',
    goal: `a flood of ${what}: another person’s calls ≥ ${LEAST_ANSWERED * 100} % answered, p95 ≤ ${MOST_SLOWER} × quiet`,
    figure: `${percent(flooded)} %, ${(flooded.p95 / quiet.p95).toFixed(2)} ×`,
    spread: `p95 ${flooded.p95.toFixed(0)} ms against ${quiet.p95.toFixed(0)} ms, ${flooded.calls} calls in ${seconds} s; the flood was answered ${told(answers)}, ${open} connections were open at its end`,
    met: flooded.answered / flooded.calls >= LEAST_ANSWERED && flooded.p95 <= quiet.p95 * MOST_SLOWER,
    why: 'One address took what others needed.',
  };
}

const percent = ({ answered, calls }: Fare) => ((100 * answered) / calls).toFixed(2);
const told = (answers: Record<string, number>) =>
  Object.entries(answers)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || 'nothing';

/** A site with the usual limits, before which a proxy says whose calls they are. */
async function withSite<Result>(use: (person: Bystander, port: number) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-bench-floods-'));
  chmodSync(dataDir, 0o755);
  const [database, issuer, port] = [await startTestServer(), await startIssuer(), await freePort()];
  const { RATE_LIMIT_FACTOR: factor } = process.env;
  Object.assign(process.env, { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback' });
  const origin = `http://localhost:${port}`;
  try {
    const site = await startSite(
      {
        port,
        identityPort: await freePort(),
        dataDir,
        origin,
        issuer: issuer.url,
        databaseUrl: await database.createDatabase(),
      },
      {
        say: () => {},
        onHopeless: (name, lines) => console.error(`${name} can't be kept running:\n${lines}`),
      },
    );
    try {
      return await use({ origin, address: OTHER, token: issuer.token('bystander') }, port);
    } finally {
      await site.stop();
    }
  } finally {
    delete process.env.TRUSTED_PROXIES;
    if (factor === undefined) delete process.env.RATE_LIMIT_FACTOR;
    else process.env.RATE_LIMIT_FACTOR = factor;
    issuer.stop();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
