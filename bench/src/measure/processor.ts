import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@boardwalk/build/ports';
import { ROOT } from '@boardwalk/build/workspace';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import { leastOf, type Target } from '../api/load.ts';
import { hasProcessorTime } from '../api/processor-time.ts';
import type { Row } from '../row.ts';

const BARE = fileURLToPath(new URL('../bare-fastify.mjs', import.meta.url));
const TWIN = join(ROOT, 'services/api/bench/plain-nest.mjs');
const EFFORT = { rounds: 40, requests: 1000 };
const PAIRS = 3;
/** As many callers as concurrent calls. */
const CALLERS = Array.from({ length: 16 }, (_, at) => `owner${at}`);

/** The rows of the goal: the path of the API, and the twin's path for the same request. */
const ROUTES: readonly Route[] = [
  { name: 'a bare route', path: () => '/api/health/live', twin: () => '/bare', most: 1.15, signedIn: false },
  {
    name: 'an authenticated route',
    path: (id) => `/api/roles/check?userId=${id}&role=OWNER`,
    twin: () => '/authenticated?role=OWNER',
    most: 0.4,
    signedIn: true,
  },
  {
    name: 'an authenticated list of 20',
    path: () => '/api/articles?limit=20',
    twin: () => '/list',
    most: 0.3,
    signedIn: true,
  },
  {
    name: 'one row, authenticated',
    path: () => '/api/users/me',
    twin: (id) => `/row/${id}`,
    most: 1,
    signedIn: true,
  },
];

interface Route {
  name: string;
  path: (callerId: string) => string;
  twin: (callerId: string) => string;
  /** The goal: maximum ratio to the twin. */
  most: number;
  signedIn: boolean;
}

const CAUSE =
  'Each call reads its member and their roles from the database, shared with no other call, so that a removed role has an effect immediately. Writing that query to its socket takes more than a third of the processor time of an authenticated call; the twin’s guard doesn’t query a database. A bare call passes five guards and writes four headers, where the twin’s passes one and writes none ([0033](decisions/0033-api-pipeline.md)).';
/** Calls without a pause, and the maximum ratio of the cost afterwards to that before: a heap that is too small shows late. */
const ENDURANCE = { calls: 150_000, path: '/api/users/me', most: 1.5 };
/** Microseconds of one request: of the API, of its twin, and of plain Fastify, which is shown for comparison. */
interface Cost {
  own: number;
  twin: number;
  bare: number;
}

/**
 * P8: processor time of a request, sent to each process directly and in turns, as the system counts it for all threads. The minimum of some
 * pairs of processes, started one pair after the other: the same program varies by ten percent between starts.
 */
export async function measureProcessor(): Promise<Row[]> {
  if (!hasProcessorTime())
    return ROUTES.map((route) => ({
      ...rowOf(route),
      figure: 'not measured: the system doesn’t tell the time of a process',
    }));
  const pairs: Cost[][] = [];
  for (let number = 0; number < PAIRS; number += 1) {
    const measured = await withDatabase((databaseUrl) =>
      withApi(databaseUrl, (api) => measure(api, databaseUrl), { DEMO_DATA: 'on' }),
    );
    pairs.push(measured);
  }
  const rows = ROUTES.map((route, at): Row => {
    const costs = pairs.flatMap((measured) => measured[at] ?? []);
    const [own, twin, bare] = (['own', 'twin', 'bare'] as const).map((side) =>
      Math.min(...costs.map((cost) => cost[side])),
    ) as [number, number, number];
    const ratios = costs.map((cost) => (cost.own / cost.twin).toFixed(2)).toSorted();
    return {
      ...rowOf(route),
      figure: `${(own / twin).toFixed(2)} ×`,
      met: own <= twin * route.most,
      why: CAUSE,
      spread: `${own.toFixed(1)} µs against ${twin.toFixed(1)} µs, plain Fastify ${bare.toFixed(1)} µs; least of ${PAIRS} × ${EFFORT.rounds} rounds; ${ratios[0]} to ${ratios.at(-1)} × within one pair of processes`,
    };
  });
  const lasting = await withDatabase((databaseUrl) => withApi(databaseUrl, endure, { DEMO_DATA: 'on' }));
  return [...rows, lasting];
}

/** Measures the cost of one call before and after many. */
async function endure(api: ApiProcess): Promise<Row> {
  const { calls: requests, path, most } = ENDURANCE;
  const calls = callersOf(api).map(({ headers }) => ({ url: api.origin + path, headers }));
  const target = [{ pid: api.pid, calls }];
  // The first thousands are slower: the code is still being compiled.
  const effort = { rounds: 25, requests: 1000 };
  const [before = 0] = await leastOf(target, effort);
  await leastOf(target, { rounds: 0, requests });
  const [after = 0] = await leastOf(target, effort);
  return {
    id: 'P8',
    goal: `API, processor time of one row, authenticated, after ${requests.toLocaleString('en')} calls ≤ ${most.toFixed(1)} × before`,
    figure: `${(after / before).toFixed(2)} ×`,
    met: after <= before * most,
    spread: `${before.toFixed(0)} → ${after.toFixed(0)} µs, least of ${effort.rounds} rounds`,
  };
}

const callersOf = ({ issuer }: ApiProcess) =>
  CALLERS.map((name) => ({
    id: encodeURIComponent(`bench|${name}`),
    headers: { authorization: `Bearer ${issuer.token(name, 'OWNER')}` },
  }));

async function measure(api: ApiProcess, databaseUrl: string): Promise<Cost[]> {
  const callers = callersOf(api);
  // The first call of a member creates their row, which the other servers read as well.
  for (const { headers } of callers) await fetch(`${api.origin}/api/users/me`, { headers });
  const { url: issuer, audience } = api.issuer;
  const [bare, twin] = await Promise.all([
    startBeside(BARE, [databaseUrl]),
    startBeside(TWIN, [databaseUrl, issuer, audience]),
  ]);
  try {
    const targets = ROUTES.flatMap(({ path, twin: twinPath, signedIn }): Target[] => {
      const target = (pid: number, origin: string, pathOf: (id: string) => string) => ({
        pid,
        calls: callers.map(({ id, headers }) => ({
          url: origin + pathOf(id),
          headers: signedIn ? headers : {},
        })),
      });
      return [target(api.pid, api.origin, path), target(twin.pid, twin.origin, twinPath)];
    });
    const plain = [() => '/', (id: string) => `/row/${id}`].map(
      (pathOf): Target => ({
        pid: bare.pid,
        calls: callers.map(({ id }) => ({ url: bare.origin + pathOf(id) })),
      }),
    );
    const [root = 0, row = 0, ...times] = await leastOf([...plain, ...targets], EFFORT);
    return ROUTES.map(({ path }, at) => ({
      own: times[2 * at] ?? 0,
      twin: times[2 * at + 1] ?? 0,
      bare: path('').includes('/users/me') ? row : root,
    }));
  } finally {
    for (const { child } of [bare, twin]) child.disconnect();
  }
}

/** Starts a server for comparison with the API, and waits until it listens. */
async function startBeside(file: string, given: string[]) {
  const port = await freePort();
  const child = fork(file, [String(port), ...given]);
  await once(child, 'message');
  return { child, pid: child.pid ?? 0, origin: `http://localhost:${port}` };
}

function rowOf({ name, most }: Route) {
  return {
    id: 'P8',
    goal: `API, processor time of ${name} ≤ ${most.toFixed(2)} × plain Nest with passport-jwt and jwks-rsa`,
  };
}
