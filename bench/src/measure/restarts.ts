import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareCluster } from '@boardwalk/dev/postgres';
import { DATABASE, postgresPlan, SupervisedProcess } from '@boardwalk/dev/site';
import { type BenchIssuer, startIssuer } from '../api/issuer.ts';
import { type Several, withSeveral } from '../api/several.ts';
import { startWriters, type Writers } from '../api/writers.ts';
import type { Row } from '../row.ts';

const WRITERS = 8;
const STREAMS = 500;
/** Approximate time until a page reconnects, in milliseconds. */
const STREAM_AGAIN = 1_000;
const DELAY = { SHUTDOWN_DELAY: '2500' };
const MAX_EXIT_MS = 10_000;
const MAX_RECOVERY_MS = 5_000;
const MAX_START_MS = 4_000;
const TIMEOUT_MS = 20_000;
/** Time after which a started API has stored its compiled code, for its next start. */
const COMPILED_MS = 6_000;

interface Stage extends Several {
  database: SupervisedProcess;
  issuer: BenchIssuer;
}

/** R1 and R3: effects of restarts and crashes on reads, writes and event streams. */
export async function measureRestarts(): Promise<Row[]> {
  return withStage(async (stage) => {
    const rows = [await rolling(stage)];
    // Before the other crashes: the supervisor waits longer before each further restart.
    rows.push(await startAfterKill(stage));
    rows.push(await crash('an API', stage, async () => stage.apis[0]?.kill()));
    rows.push(await crash('the gateway', stage, async () => kill(stage.gateway)));
    rows.push(await crash('the database', stage, async () => kill(stage.database)));
    return rows;
  });
}

/** R1: each API is stopped and restarted while 500 streams are open and members write. */
async function rolling(stage: Stage): Promise<Row> {
  const listeners = openStreams(stage.origin);
  const writers = startWriters(WRITERS, stage.origin, stage.issuer);
  await wait(3_000);
  const exits: number[] = [];
  for (const api of stage.apis) {
    exits.push(await api.restart());
    await wait(3_000);
  }
  const lost = await writers.stop();
  const { failed, told } = failuresOf(writers);
  const open = await listeners.close();
  const slowest = Math.max(...exits);
  return {
    id: 'R1',
    goal: `SIGTERM of two APIs in turn under load with ${STREAMS} open streams: 0 calls fail, an exit takes ≤ ${MAX_EXIT_MS / 1000} s`,
    figure: `${failed} failed of ${writers.counts.answered + failed}, ${(slowest / 1000).toFixed(1)} s`,
    spread: `${told}${lost} acknowledged writes lost; ${open} streams open at the end`,
    met: failed === 0 && lost === 0 && slowest <= MAX_EXIT_MS && open === STREAMS,
  };
}

/** R3: time until a killed API is ready again, with the supervisor's delay. Its database and its releases are complete. */
async function startAfterKill({ apis }: Stage): Promise<Row> {
  const api = apis.at(-1);
  if (!api) throw new Error('There is no API to kill.');
  await wait(COMPILED_MS);
  const began = performance.now();
  api.kill();
  await untilReadiness(api.origin, false);
  await untilReadiness(api.origin, true);
  const took = performance.now() - began;
  return {
    id: 'R3',
    goal: `\`kill -9\` of an API: it is ready again ≤ ${MAX_START_MS / 1000} s later`,
    figure: `${(took / 1000).toFixed(1)} s`,
    met: took <= MAX_START_MS,
  };
}

/** Waits until an API is ready, or isn't. @throws after {@link TIMEOUT_MS}. */
async function untilReadiness(origin: string, expected: boolean): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await wait(20)) {
    const isReady = await fetch(`${origin}/api/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady === expected) return;
  }
  throw new Error(`The API isn't ${expected ? 'ready' : 'gone'} after ${TIMEOUT_MS / 1000} s.`);
}

/** R3: a process crashes and is restarted, and no acknowledged write is lost. */
async function crash(what: string, stage: Stage, end: () => Promise<void>): Promise<Row> {
  const writers = startWriters(WRITERS, stage.origin, stage.issuer);
  await wait(2_000);
  await end();
  const began = performance.now();
  await wait(500);
  const recovered = await untilAnswered(writers);
  await wait(2_000);
  const lost = await writers.stop();
  const { failed, told } = failuresOf(writers);
  return {
    id: 'R3',
    goal: `\`kill -9\` of ${what} under writes: no acknowledged write lost, answers again ≤ ${MAX_RECOVERY_MS / 1000} s later`,
    figure: `${lost} lost, ${((recovered - began) / 1000).toFixed(1)} s`,
    spread: `${failed} of ${writers.counts.answered + failed} calls failed meanwhile${told && `: ${told.replace(/; $/, '')}`}`,
    met: lost === 0 && recovered - began <= MAX_RECOVERY_MS,
  };
}

/** Returns the time of the first successful response to a call after this one. */
async function untilAnswered(writers: Writers): Promise<number> {
  const startedAt = performance.now();
  while (writers.lastAnswer() < startedAt) {
    if (performance.now() - startedAt > TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return writers.lastAnswer();
}

function failuresOf({ counts }: Writers): { failed: number; told: string } {
  const failures = Object.entries(counts.failed);
  return {
    failed: failures.reduce((sum, [, times]) => sum + times, 0),
    told: failures.map(([reason, times]) => `${times} × ${reason}; `).join(''),
  };
}

async function kill(supervised: SupervisedProcess): Promise<void> {
  if (supervised.pid !== undefined) process.kill(supervised.pid, 'SIGKILL');
}

/** Opens streams and reopens them when they end, as pages do. */
function openStreams(origin: string) {
  const { port } = new URL(origin);
  const open = new Set<Socket>();
  let closing = false;
  const listen = () => {
    if (closing) return;
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(`GET /api/live/events?topics=releases HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`);
    });
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      if (String(text).includes('event: set')) open.add(socket);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(listen, STREAM_AGAIN);
    });
  };
  for (let count = 0; count < STREAMS; count += 1) listen();
  return {
    /** Closes them. @returns the number of open ones. */
    async close(): Promise<number> {
      for (let time = 0; open.size < STREAMS && time < 100; time += 1) await wait(100);
      const count = open.size;
      closing = true;
      for (const socket of open) socket.destroy();
      return count;
    },
  };
}

/** A gateway and two APIs on a durable database, as in production. */
async function withStage<Result>(use: (stage: Stage) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-restarts-'));
  // As root, PostgreSQL runs as another user, who must enter the folder.
  chmodSync(folder, 0o755);
  const cluster = await prepareCluster(join(folder, 'postgres'));
  const database = new SupervisedProcess(postgresPlan(cluster, join(folder, 'postgres.log')), {
    say: () => {},
    onHopeless: console.error,
  });
  const issuer = await startIssuer();
  try {
    await database.start();
    const databaseUrl = cluster.databaseUrl(DATABASE);
    return await withSeveral({ processes: 2, databaseUrl, issuer, environment: DELAY }, (several) =>
      use({ ...several, database, issuer }),
    );
  } finally {
    issuer.stop();
    await database.stop(TIMEOUT_MS);
    rmSync(folder, { recursive: true, force: true });
  }
}
