import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@boardwalk/build/ports';
import autocannon from 'autocannon';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const CROWD = fileURLToPath(new URL('../event-crowd.mjs', import.meta.url));
const STREAMS = 5000;
const RATE = 200;
const CONNECTIONS = 50;
const MEMBERS = 100;
const PATHS = ['/api/users/me', '/api/notifications/unread', '/api/articles?limit=20', '/api/site'];
/** Number of parts of the duration; the last ones are compared with the first ones. */
const PARTS = 5;
/** Maximum ratios that don't count as growth. */
const FLAT = { memory: 1.15, p99: 2 };

interface Part {
  p99: number;
  /** MB. */
  memory: number;
  /** p99 of the event loop's delay, in milliseconds. */
  lag: number;
  failed: number;
}

/** Measures whether response time, memory and event loop of one API are stable with 5,000 open event streams and 200 calls per second. */
export async function measureSteady({ seconds }: Pick<Bench, 'seconds'>): Promise<Row[]> {
  const metrics = await freePort();
  return withDatabase((databaseUrl) =>
    withApi(databaseUrl, (api) => measure(api, metrics, seconds), {
      DEMO_DATA: 'on',
      METRICS_PORT: String(metrics),
    }),
  );
}

async function measure(api: ApiProcess, metrics: number, seconds: number): Promise<Row[]> {
  const tokens = Array.from({ length: MEMBERS }, (_, n) => api.issuer.token(`steady-${n}`));
  const path = '/api/live/events?topics=releases';
  const crowd = fork(CROWD, [new URL(api.origin).port, String(STREAMS), path, 'set', 'set'], {
    env: { ...process.env, LONGEST: String((seconds + 120) * 1000) },
  });
  try {
    await once(crowd, 'message');
    // Members are created, code is compiled.
    await partOf(api, metrics, tokens, 10);
    const parts: Part[] = [];
    for (let part = 0; part < PARTS; part += 1)
      parts.push(await partOf(api, metrics, tokens, Math.max(5, seconds / PARTS)));
    if (crowd.exitCode !== null) throw new Error('The subscribers lost their connections.');
    return rowsOf(parts, seconds);
  } finally {
    if (crowd.connected) crowd.disconnect();
  }
}

async function partOf(
  { origin, pid }: ApiProcess,
  metrics: number,
  tokens: readonly string[],
  seconds: number,
): Promise<Part> {
  const requests = tokens.map((token, at) => ({
    method: 'GET' as const,
    path: PATHS[at % PATHS.length] as string,
    headers: { authorization: `Bearer ${token}` },
  }));
  const load = autocannon({
    url: origin,
    connections: CONNECTIONS,
    overallRate: RATE,
    requests,
    workers: 1,
    duration: Math.round(seconds),
  });
  const lag = lagDuring(metrics, load);
  const result = await load;
  return {
    p99: result.latency.p99,
    memory: memoryOf(pid),
    lag: await lag,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Returns the largest p99 of the event loop's delay in the metrics during a load, in milliseconds. */
async function lagDuring(port: number, load: PromiseLike<unknown>): Promise<number> {
  let largest = 0;
  let ended = false;
  // autocannon returns a thenable without the other methods of a promise.
  void Promise.resolve(load).finally(() => {
    ended = true;
  });
  while (!ended) {
    await wait(1000);
    const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
    const lag = Number(/^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1]);
    largest = Math.max(largest, lag * 1000);
  }
  return largest;
}

function rowsOf(parts: readonly Part[], seconds: number): Row[] {
  const [first, last] = [parts[0] as Part, parts.at(-1) as Part];
  const told = (pick: (part: Part) => number) => parts.map((part) => pick(part).toFixed(0)).join(' → ');
  const what = `${STREAMS} event streams and ${RATE} calls a second in one API for ${seconds} s`;
  const failed = parts.reduce((sum, part) => sum + part.failed, 0);
  return [
    { id: 'load', goal: `${what}: every call is answered`, figure: `${failed} failed`, met: failed === 0 },
    {
      id: 'load',
      goal: `${what}: p99 stays`,
      figure: `${told(({ p99 }) => p99)} ms`,
      met: last.p99 <= Math.max(first.p99, 10) * FLAT.p99,
    },
    {
      id: 'load',
      goal: `${what}: memory stays`,
      figure: `${told(({ memory }) => memory)} MB`,
      met: last.memory <= first.memory * FLAT.memory,
    },
    { id: 'load', goal: `${what}: p99 of the event loop’s delay`, figure: `${told(({ lag }) => lag)} ms` },
  ];
}

function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
