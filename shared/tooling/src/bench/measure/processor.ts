import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../site/ports.ts';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import { leastOf, type Target } from '../api/load.ts';
import { canTellProcessorTime } from '../api/processor-time.ts';
import type { Row } from '../row.ts';

const BARE = fileURLToPath(new URL('../bare-fastify.mjs', import.meta.url));
const EFFORT = { rounds: 60, requests: 1000 };
const PAIRS = 5;
/** As many callers as calls at once: nobody's row is read for somebody else. */
const CALLERS = Array.from({ length: 16 }, (_, at) => `owner${at}`);

/**
 * The rows of the goal: the path that is asked of the API, and what the other side does for the same request. A token is a kilobyte of
 * heads to read, so the bare route is asked by nobody in particular, as plain Fastify is.
 */
const ROUTES = [
  { name: 'a bare route', path: () => '/api/health/live', against: 'bare', most: 1.2, signedIn: false },
  {
    name: 'an authenticated route',
    path: (id: string) => `/api/roles/check?userId=${id}&role=OWNER`,
    against: 'bare',
    most: 2,
    signedIn: true,
  },
  {
    name: 'an authenticated list of 20, kept',
    path: () => '/api/users?limit=20',
    against: 'bare',
    most: 3,
    signedIn: true,
  },
  { name: 'one row, authenticated', path: () => '/api/users/me', against: 'row', most: 1.5, signedIn: true },
] as const;
/** Calls without a pause, after which one may cost so many times what it did: a heap that is too small shows late. */
const ENDURANCE = { calls: 150_000, path: '/api/users/me', most: 1.5 };
const AGAINST = {
  bare: 'plain Fastify: no logger, no hooks',
  row: 'plain Fastify with plain `pg`, prepared, the same row',
};

/** Microseconds of one request: the API's, and of what stands against it. */
interface Cost {
  own: number;
  against: number;
}

/**
 * P8: processor time of a request, asked of each process directly, in turns, as the system counted it for all its threads. The least of
 * some pairs of processes, one pair after the other: the same program is a tenth faster or slower from one start to the next.
 */
export async function measureProcessor(): Promise<Row[]> {
  if (!canTellProcessorTime())
    return ROUTES.map(({ name, most, against }) => ({
      ...row(name, most, against),
      figure: 'not measured: the system doesn’t tell the time of a process',
    }));
  const pairs: Cost[][] = [];
  for (let number = 0; number < PAIRS; number += 1) {
    const measured = await withDatabase((databaseUrl) =>
      withApi(databaseUrl, (api) => measure(api, databaseUrl), { DEMO_DATA: 'on' }),
    );
    pairs.push(measured);
  }
  const rows = ROUTES.map(({ name, against, most }, at) => {
    const told = pairs.flatMap((measured) => measured[at] ?? []);
    const own = Math.min(...told.map((pair) => pair.own));
    const other = Math.min(...told.map((pair) => pair.against));
    const ratios = told.map((pair) => (pair.own / pair.against).toFixed(2)).toSorted();
    return {
      ...row(name, most, against),
      figure: `${(own / other).toFixed(2)} ×`,
      met: own <= other * most,
      why: 'A profile has nothing left that is large enough: most of both sides is the system writing the answer, and what the API does more (a number for the request, four headers, the line of the log, the check of the answer) costs about a microsecond each ([0020](decisions/0020-api-speed.md)).',
      spread: `${own.toFixed(1)} µs against ${other.toFixed(1)} µs, least of ${PAIRS} × ${EFFORT.rounds} rounds; ${ratios[0]} to ${ratios.at(-1)} × within one pair of processes`,
    };
  });
  const lasting = await withDatabase((databaseUrl) => withApi(databaseUrl, endure, { DEMO_DATA: 'on' }));
  return [...rows, lasting];
}

/** What one call costs before and after many. */
async function endure(api: ApiProcess): Promise<Row> {
  const { calls: requests, path, most } = ENDURANCE;
  const calls = callersOf(api).map(({ headers }) => ({ url: api.origin + path, headers }));
  const target = [{ pid: api.pid, calls }];
  // The first thousands are dearer: the code is still being compiled.
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
  // The first call of a member makes their row, which the other side reads as well.
  for (const { headers } of callers) await fetch(`${api.origin}/api/users/me`, { headers });
  const port = await freePort();
  const child = fork(BARE, [String(port), databaseUrl]);
  try {
    await once(child, 'message');
    const pid = child.pid ?? 0;
    const sides: Target[] = [
      { pid, calls: [{ url: `http://localhost:${port}/` }] },
      { pid, calls: callers.map(({ id }) => ({ url: `http://localhost:${port}/row/${id}` })) },
    ];
    const own = ROUTES.map(({ path, signedIn }): Target => {
      const calls = callers.map(({ id, headers }) => ({
        url: api.origin + path(id),
        headers: signedIn ? headers : {},
      }));
      return { pid: api.pid, calls };
    });
    const [bare = 0, single = 0, ...times] = await leastOf([...sides, ...own], EFFORT);
    return ROUTES.map(({ against: side }, at) => {
      const [own = 0, against] = [times[at], side === 'bare' ? bare : single];
      return { own, against };
    });
  } finally {
    child.disconnect();
  }
}

function row(name: string, most: number, against: keyof typeof AGAINST) {
  return { id: 'P8', goal: `API, processor time of ${name} ≤ ${most.toFixed(1)} × ${AGAINST[against]}` };
}
