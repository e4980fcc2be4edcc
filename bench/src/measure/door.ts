import { setTimeout as wait } from 'node:timers/promises';
import { runStatement } from '@boardwalk/dev/postgres';
import { createSiteClient, type SiteClient } from '@boardwalk/game-bridge/client';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import { processorTime } from '../api/processor-time.ts';
import type { Row } from '../row.ts';

const MEMBERS = 20_000;
const PER_SECOND = 200;
const DURATION_S = 20;
const WARM_UP_SECONDS = 3;
/** Milliseconds. */
const MAX_MS = { p99: 50, median: 20 };

/** P16: response time of the game server's join check, at 200 players per second. */
export function measureDoor(): Promise<Row[]> {
  return withDatabase((databaseUrl) => withApi(databaseUrl, (api) => measure(api, databaseUrl)));
}

async function measure(api: ApiProcess, databaseUrl: string): Promise<Row[]> {
  await fill(databaseUrl);
  const client = await clientOf(api);
  await knock(client, WARM_UP_SECONDS);
  const before = processorTime(api.pid);
  const times = (await knock(client, DURATION_S)).toSorted((one, other) => one - other);
  const used = (processorTime(api.pid) - before) / times.length / 1000;
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return [
    {
      id: 'P16',
      goal: `join-check at ${PER_SECOND} calls a second, ${MEMBERS} members: median ≤ ${MAX_MS.median} ms, p99 ≤ ${MAX_MS.p99} ms`,
      figure: `${at(0.5).toFixed(1)} ms, ${at(0.99).toFixed(1)} ms`,
      spread: `${times.length} calls, the longest ${at(1).toFixed(0)} ms; ${used.toFixed(2)} ms of the API’s processor time each`,
      met: at(0.5) <= MAX_MS.median && at(0.99) <= MAX_MS.p99,
      why: 'The database or the machine had more to do than this.',
    },
  ];
}

/** Every second member is on the whitelist. */
async function fill(databaseUrl: string): Promise<void> {
  const members = `generate_series(1, ${MEMBERS}) AS n`;
  for (const statement of [
    `INSERT INTO users (id, email, full_name, username) SELECT 'door|' || n, n || '@door.test', 'Player ' || n, 'player' || n FROM ${members}`,
    `INSERT INTO identities (user_id, provider, subject, name) SELECT 'door|' || n, 'game', 'license:' || n, 'Player ' || n FROM ${members}`,
    `INSERT INTO whitelisted_members (user_id) SELECT 'door|' || n FROM ${members} WHERE n % 2 = 0`,
    'ANALYZE users, identities, whitelisted_members',
  ])
    await runStatement(databaseUrl, statement);
}

async function clientOf({ origin, issuer }: ApiProcess): Promise<SiteClient> {
  const answer = await fetch(`${origin}/api/game-keys`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${issuer.token('owner', 'OWNER')}`,
    },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const { id, secret } = (await answer.json()) as { id: string; secret: string };
  return createSiteClient({ url: origin, keyId: id, secret });
}

/** Sends requests at a fixed rate, independent of responses. @returns milliseconds from the due time of each call. */
async function knock(client: SiteClient, seconds: number): Promise<number[]> {
  const begin = performance.now();
  const calls: Promise<number>[] = [];
  for (let count = 0; count < seconds * PER_SECOND; count += 1) {
    const due = begin + (count * 1000) / PER_SECOND;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    calls.push(ask(client, count).then(() => performance.now() - due));
  }
  return Promise.all(calls);
}

/** Of ten players eight are on the list, one isn't, and one is new. */
async function ask(client: SiteClient, count: number): Promise<void> {
  const number = 1 + ((count * 7_919) % (MEMBERS / 2));
  const kind = count % 10;
  const [licence, wanted] =
    kind === 0
      ? [`new${count}`, 'link_required']
      : kind === 1
        ? [String(number * 2 - 1), 'not_whitelisted']
        : [String(number * 2), 'ok'];
  const { result } = await client.joinCheck([`license:${licence}`, `steam:${count}`], `Player ${count}`);
  if (result !== wanted) throw new Error(`The door said ${result} to license:${licence}.`);
}
