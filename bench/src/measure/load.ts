import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { withDatabase } from '../api/api-process.ts';
import { type BenchIssuer, startIssuer } from '../api/issuer.ts';
import { hasRedis, withRedis } from '../api/redis.ts';
import { withSeveral } from '../api/several.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

/** Calls per second, in steps until one isn't held. */
const RATES = [50, 100, 200, 300, 400, 600, 800, 1200, 1600];
/** Conditions of a held rate: percentage of successful calls, their p99 in milliseconds, and the fraction of the planned calls that could be made. */
const HELD = { answered: 99.9, p99: 250, made: 0.95 };
const CONNECTIONS = 64;
const MEMBERS = 200;
/** Each rate lasts a third of a flood. */
const SHARE = 3;

/** Requested in turns: reads of members and lists of the demo community, and one write in ten. */
const PATHS = [
  '/api/users/me',
  '/api/notifications/unread',
  '/api/articles?limit=20',
  '/api/properties?limit=20',
  '/api/events/mine?limit=20',
  '/api/docs',
  '/api/users/me',
  '/api/site',
  '/api/notifications/unread',
];
const WRITE = { method: 'PUT', path: '/api/users/me', body: '{}' } as const;

interface Setup {
  processes: number;
  redis?: string;
}

/** Calls per second of a gateway with one API and with two, on PostgreSQL alone and with Redis. */
export async function measureLoad({ seconds }: Pick<Bench, 'seconds'>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const processes of [1, 2]) rows.push(await curveOf({ processes }, seconds));
  if (!hasRedis())
    return [
      ...rows,
      { id: 'load', goal: 'the same with Redis', figure: 'not measured: no redis-server here' },
    ];
  for (const processes of [1, 2])
    rows.push(await withRedis((redis) => curveOf({ processes, redis }, seconds)));
  return rows;
}

async function curveOf(setup: Setup, seconds: number): Promise<Row> {
  const steps = await withSetup(setup, (origin, issuer) => climb(origin, issuer, seconds / SHARE));
  const held = steps.filter(isHeld).at(-1);
  const engine = setup.redis ? 'Redis' : 'PostgreSQL alone';
  return {
    id: 'load',
    goal: `calls a second, ${setup.processes} ${setup.processes === 1 ? 'API' : 'APIs'}, ${engine}: p99 ≤ ${HELD.p99} ms, ${HELD.answered} % answered`,
    figure: `${held?.rate ?? 'fewer than 50'}${held?.rate === RATES.at(-1) ? ' or more' : ''}`,
    spread: steps
      .map(
        ({ rate, p50, p99, answered }) => `${rate}/s: p50 ${p50} ms, p99 ${p99} ms, ${answered.toFixed(2)} %`,
      )
      .concat(`${cpus().length} processors for all of it, the callers too`)
      .join('; '),
  };
}

interface Step {
  rate: number;
  p50: number;
  p99: number;
  /** Percentage of successful calls. */
  answered: number;
  /** Fraction of the planned calls that were made. */
  made: number;
}

const isHeld = ({ p99, answered, made }: Step) =>
  p99 <= HELD.p99 && answered >= HELD.answered && made >= HELD.made;

async function climb(origin: string, issuer: BenchIssuer, seconds: number): Promise<Step[]> {
  const tokens = Array.from({ length: MEMBERS }, (_, n) => issuer.token(`load-${n}`));
  // The first calls create members, compile code and open connections.
  await askAt(RATES[0] as number, { origin, tokens, seconds });
  const steps: Step[] = [];
  for (const rate of RATES) {
    const step = await askAt(rate, { origin, tokens, seconds });
    steps.push(step);
    if (!isHeld(step)) break;
  }
  return steps;
}

interface Asked {
  origin: string;
  tokens: readonly string[];
  seconds: number;
}

async function askAt(rate: number, { origin, tokens, seconds }: Asked): Promise<Step> {
  const headersOf = (at: number) => ({
    authorization: `Bearer ${tokens[at % tokens.length]}`,
    'content-type': 'application/json',
  });
  const requests = tokens.map((_, at) => {
    const write = at % (PATHS.length + 1) === PATHS.length;
    const path = PATHS[at % (PATHS.length + 1)] ?? '';
    return { ...(write ? WRITE : { method: 'GET' as const, path }), headers: headersOf(at) };
  });
  const duration = Math.max(3, Math.round(seconds));
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    overallRate: rate,
    duration,
    requests,
    workers: 1,
  });
  const calls = result['2xx'] + result.non2xx + result.errors + result.timeouts;
  return {
    rate,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered: (100 * result['2xx']) / calls,
    made: calls / (rate * duration),
  };
}

/** Runs a gateway and its APIs, with the demo community, while `use` runs. */
async function withSetup<Result>(
  { processes, redis }: Setup,
  use: (origin: string, issuer: BenchIssuer) => Promise<Result>,
): Promise<Result> {
  const issuer = await startIssuer();
  try {
    return await withDatabase((databaseUrl) =>
      withSeveral({ processes, databaseUrl, issuer, redis, environment: { DEMO_DATA: 'on' } }, ({ origin }) =>
        use(origin, issuer),
      ),
    );
  } finally {
    issuer.stop();
  }
}
