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
/** Addresses for documentation (RFC 5737), only in X-Forwarded-For: all traffic stays on this computer. */
const [FLOODING, OTHER] = ['203.0.113.66', '198.51.100.7'];
/** Duration of the measurements before and after each flood: the machine's other load may change in between. */
const QUIET_SECONDS = 8;
/** Time until the effects of a flood are gone, in milliseconds. */
const SETTLE_MS = 3000;
const MIN_ANSWERED_SHARE = 0.999;
const MAX_SLOWER = 2;

/** A way to flood the site, by its name in `flooder.mjs`. */
interface FloodKind {
  name: 'streams' | 'keys' | 'pages' | 'oversized' | 'json' | 'slow';
  what: string;
  /** Number of simultaneous connections, if the flood depends on it. */
  connections?: number;
}

const FLOOD_KINDS: readonly FloodKind[] = [
  { name: 'streams', what: 'event streams, up to 2,200 open' },
  { name: 'keys', what: 'tokens with unknown key ids, 50 per second' },
  { name: 'pages', what: 'pages that no other client requests, 20 per second' },
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

/** S10: calls of another user while one address floods the site, each flood for this number of seconds. */
export async function measureFloods({ seconds, floods }: Pick<Bench, 'seconds' | 'floods'>): Promise<Row[]> {
  const wanted = FLOOD_KINDS.filter(({ name }) => floods === undefined || floods.includes(name));
  return withSite(async (person, port) => {
    // The first calls are slower: code is compiled, connections are opened.
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
    goal: `a flood of ${what}: another person’s calls ≥ ${MIN_ANSWERED_SHARE * 100} % answered, p95 ≤ ${MAX_SLOWER} × quiet`,
    figure: `${percent(flooded)} %, ${(flooded.p95 / quiet.p95).toFixed(2)} ×`,
    spread: `p95 ${flooded.p95.toFixed(0)} ms against ${quiet.p95.toFixed(0)} ms, ${flooded.calls} calls in ${seconds} s; the flood was answered ${told(answers)}, ${open} connections were open at its end`,
    met: flooded.answered / flooded.calls >= MIN_ANSWERED_SHARE && flooded.p95 <= quiet.p95 * MAX_SLOWER,
    why: 'One address took what others needed.',
  };
}

const percent = ({ answered, calls }: Fare) => ((100 * answered) / calls).toFixed(2);
const told = (answers: Record<string, number>) =>
  Object.entries(answers)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || 'nothing';

/** Runs a site with the usual limits that trusts the addresses of a proxy. */
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
