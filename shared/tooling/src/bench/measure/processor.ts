import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startTestServer } from '../../postgres/test-database.ts';
import { freePort } from '../../site/ports.ts';
import { type ApiProcess, startApi } from '../api/api-process.ts';
import { leastOf, type Target } from '../api/load.ts';
import { canTellProcessorTime } from '../api/processor-time.ts';
import type { Row } from '../row.ts';

const BARE = fileURLToPath(new URL('../bare-fastify.mjs', import.meta.url));
const EFFORT = { rounds: 20, requests: 1000 };
const CALLER = 'bench|olga';

/** The rows of the goal: the path that is asked of the API, and what the other side does for the same request. */
const ROUTES = [
  { name: 'a bare route', path: '/api/health/live', against: 'bare', most: 1.2 },
  {
    name: 'an authenticated route',
    path: `/api/roles/check?userId=${encodeURIComponent(CALLER)}&role=OWNER`,
    against: 'bare',
    most: 2,
  },
  { name: 'an authenticated list of 20, kept', path: '/api/users?limit=20', against: 'bare', most: 3 },
  { name: 'one row, authenticated', path: '/api/users/me', against: 'row', most: 1.5 },
] as const;
const AGAINST = {
  bare: 'plain Fastify: no logger, no hooks',
  row: 'plain Fastify with plain `pg`, prepared, the same row',
};

/** P8: processor time of a request, asked of each process directly, in turns, as the system counted it for all its threads. */
export async function measureProcessor(): Promise<Row[]> {
  if (!canTellProcessorTime())
    return ROUTES.map(({ name, most, against }) => ({
      ...row(name, most, against),
      figure: 'not measured: the system doesn’t tell the time of a process',
    }));
  const server = await startTestServer();
  try {
    const databaseUrl = await server.createDatabase();
    const api = await startApi(databaseUrl, { DEMO_DATA: 'on' });
    try {
      return await measure(api, databaseUrl);
    } finally {
      await api.stop();
    }
  } finally {
    await server.stop();
  }
}

async function measure(api: ApiProcess, databaseUrl: string): Promise<Row[]> {
  const headers = { authorization: `Bearer ${api.issuer.token('olga', 'OWNER')}` };
  // The first call of a member makes their row, which the other side reads as well.
  await fetch(`${api.origin}/api/users/me`, { headers });
  const port = await freePort();
  const child = fork(BARE, [String(port), databaseUrl]);
  try {
    await once(child, 'message');
    const other = { pid: child.pid ?? 0, url: `http://localhost:${port}` };
    const sides = {
      bare: { pid: other.pid, url: `${other.url}/` },
      row: { pid: other.pid, url: `${other.url}/row/${encodeURIComponent(CALLER)}` },
    };
    const own = ROUTES.map(({ path }): Target => ({ pid: api.pid, url: api.origin + path, headers }));
    const [bare = 0, single = 0, ...times] = await leastOf([sides.bare, sides.row, ...own], EFFORT);
    return ROUTES.map(({ name, against, most }, at) => {
      const [time = 0, less] = [times[at], against === 'bare' ? bare : single];
      return {
        ...{ ...row(name, most, against), figure: `${(time / less).toFixed(2)} ×`, met: time / less <= most },
        spread: `${time.toFixed(0)} µs against ${less.toFixed(0)} µs, least of ${EFFORT.rounds} rounds`,
      };
    });
  } finally {
    child.disconnect();
  }
}

function row(name: string, most: number, against: keyof typeof AGAINST) {
  return { id: 'P8', goal: `API, processor time of ${name} ≤ ${most.toFixed(1)} × ${AGAINST[against]}` };
}
