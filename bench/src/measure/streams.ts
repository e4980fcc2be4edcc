import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runStatement } from '@boardwalk/dev/postgres';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import { STREAM_KINDS, type StreamKind } from '../stream-kinds.ts';

const CROWD = fileURLToPath(new URL('../event-crowd.mjs', import.meta.url));
const WANTED = 5000;
const SOME = 500;
const MAX_EACH = 20;
const LATEST = 500;
const MESSAGES = 5;
/** Number of concurrent first calls of members. */
const AT_ONCE = 50;
/** Open files of a process besides its connections. */
const OTHER_FILES = 200;
/** Debounce of notifications about a changed release set, in milliseconds. */
const BETWEEN = 1500;

/** P10: cost of open event streams for one API process, and time of a message to all of them. */
export async function measureStreams(): Promise<Row[]> {
  if (!existsSync('/proc/self/limits'))
    return notMeasured('not measured: the system doesn’t tell the memory of a process');
  const most = openFiles() - OTHER_FILES;
  if (most < WANTED)
    return notMeasured(`not measured: this system allows ${most} connections, set \`ulimit -n\` higher`);
  const rows: Row[] = [];
  for (const kind of STREAM_KINDS)
    rows.push(
      ...(await withDatabase((databaseUrl) =>
        withApi(databaseUrl, (api) => measure(kind, api, databaseUrl)),
      )),
    );
  return rows;
}

async function measure(kind: StreamKind, api: ApiProcess, databaseUrl: string): Promise<Row[]> {
  const { pid } = api;
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-streams-'));
  const gather = gatherer(kind, api, folder);
  try {
    // Memory for the first calls, and for the cache of members, is no cost of a stream.
    await introduce(kind, api);
    const first = gather(SOME);
    await told(first);
    first.disconnect();
    await settle();
    const before = memoryOf(pid);
    const crowd = gather(WANTED);
    await told(crowd);
    await settle();
    const each = (memoryOf(pid) - before) / WANTED;
    const times = await timesOf(crowd, kind, databaseUrl).finally(() => crowd.disconnect());
    const middle = median(times);
    const seen = `${(before / 1024).toFixed(0)} → ${((before + each * WANTED) / 1024).toFixed(0)} MB`;
    const [memory, delay] = rowsOf(kind, '');
    return [
      { ...memory, figure: `${each.toFixed(1)} KB each`, spread: seen, met: each <= MAX_EACH },
      {
        ...delay,
        figure: `${middle} ms`,
        met: middle <= LATEST,
        spread: `from the write in the database to the last of all, median of ${MESSAGES}, slowest ${Math.max(...times)} ms`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes the first call of every member. */
async function introduce({ signedIn }: StreamKind, { origin, issuer }: ApiProcess): Promise<void> {
  for (let from = 0; signedIn && from < WANTED; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, next) => issuer.token(nameOf(from + next)));
    await Promise.all(
      some.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        await (await fetch(`${origin}/api/notifications/unread`, { headers })).arrayBuffer();
      }),
    );
  }
}

const nameOf = (number: number) => `listener-${number}`;

/** Gathers subscribers; for streams of members each is a different member. */
function gatherer(
  { path, greeting, event, signedIn }: StreamKind,
  { origin, issuer }: ApiProcess,
  folder: string,
) {
  const file = join(folder, 'tokens');
  if (signedIn)
    writeFileSync(file, Array.from({ length: WANTED }, (_, n) => issuer.token(nameOf(n))).join('\n'));
  const { port } = new URL(origin);
  return (count: number) =>
    fork(CROWD, [port, String(count), path, greeting, event, ...(signedIn ? [file] : [])]);
}

/** Returns the time of each message to all subscribers, in milliseconds. */
async function timesOf(
  crowd: ChildProcess,
  { before, message }: StreamKind,
  databaseUrl: string,
): Promise<number[]> {
  const times: number[] = [];
  for (let time = 0; time < MESSAGES; time += 1) {
    if (before) await runStatement(databaseUrl, before);
    crowd.send('next');
    await settle();
    const begin = Date.now();
    const answer = told(crowd);
    await runStatement(databaseUrl, message);
    times.push(((await answer).at ?? Number.POSITIVE_INFINITY) - begin);
  }
  return times;
}

/** @throws when the process with the subscribers ends without a message. */
async function told(crowd: ChildProcess): Promise<{ at?: number }> {
  const ended = once(crowd, 'exit').then(() => {
    throw new Error('The subscribers lost their connections.');
  });
  const [message] = await Promise.race([once(crowd, 'message'), ended]);
  return message;
}

const notMeasured = (why: string) => STREAM_KINDS.flatMap((kind) => rowsOf(kind, why));

function rowsOf({ what }: StreamKind, figure: string): [Row, Row] {
  return [
    { id: 'P10', goal: `${WANTED} ${what} in one process at ≤ ${MAX_EACH} KB each`, figure },
    { id: 'P10', goal: `a message reaches all of them in ≤ ${LATEST / 1000} s`, figure },
  ];
}

/** Returns the resident memory of a process, in KB. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function openFiles(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
}

const settle = () => new Promise((done) => setTimeout(done, BETWEEN));
