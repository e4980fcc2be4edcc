import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runStatement } from '../../postgres/connection.ts';
import { type ApiProcess, withApi, withDatabase } from '../api/api-process.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const CROWD = fileURLToPath(new URL('../event-crowd.mjs', import.meta.url));
const WANTED = 5000;
const SOME = 500;
const MOST_EACH = 20;
const LATEST = 500;
const MESSAGES = 5;
/** Files that a process has open beside its connections. */
const OTHER_FILES = 200;
/** Until a change of the release set is told, in milliseconds: more often than this nobody is told. */
const BETWEEN = 1500;

/** P10: what open event streams cost one API process, and how long a message takes to all of them. */
export async function measureStreams(): Promise<Row[]> {
  if (!existsSync('/proc/self/limits'))
    return rowsOf('not measured: the system doesn’t tell the memory of a process');
  const most = openFiles() - OTHER_FILES;
  if (most < WANTED)
    return rowsOf(`not measured: this system allows ${most} connections, set \`ulimit -n\` higher`);
  return withDatabase((databaseUrl) => withApi(databaseUrl, (api) => measure(api, databaseUrl)));
}

async function measure({ origin, pid }: ApiProcess, databaseUrl: string): Promise<Row[]> {
  const { port } = new URL(origin);
  // What the process takes for its first calls of all is no cost of a stream.
  const first = fork(CROWD, [port, String(SOME)]);
  await told(first);
  first.disconnect();
  await settle();
  const before = memoryOf(pid);
  const crowd = fork(CROWD, [port, String(WANTED)]);
  try {
    await told(crowd);
    await settle();
    const each = (memoryOf(pid) - before) / WANTED;
    const times: number[] = [];
    for (let message = 0; message < MESSAGES; message += 1) {
      crowd.send('next');
      await settle();
      const begin = Date.now();
      const answer = told(crowd);
      await runStatement(databaseUrl, 'UPDATE registry_state SET seq = seq + 1');
      times.push(((await answer).at ?? Number.POSITIVE_INFINITY) - begin);
    }
    const middle = median(times);
    const seen = `${(before / 1024).toFixed(0)} → ${((before + each * WANTED) / 1024).toFixed(0)} MB`;
    const [memory, delay] = rowsOf('');
    return [
      { ...memory, figure: `${each.toFixed(1)} KB each`, spread: seen, met: each <= MOST_EACH },
      {
        ...{ ...delay, figure: `${middle} ms`, met: middle <= LATEST },
        spread: `from the write in the database to the last of all, median of ${MESSAGES}, slowest ${Math.max(...times)} ms`,
      },
    ];
  } finally {
    if (crowd.connected) crowd.disconnect();
  }
}

/** @throws when the crowd ends instead of answering. */
async function told(crowd: ChildProcess): Promise<{ at?: number }> {
  const ended = once(crowd, 'exit').then(() => {
    throw new Error('Those who listen lost their connections.');
  });
  const [message] = await Promise.race([once(crowd, 'message'), ended]);
  return message;
}

function rowsOf(figure: string): [Row, Row] {
  return [
    { id: 'P10', goal: `${WANTED} open event streams in one process at ≤ ${MOST_EACH} KB each`, figure },
    { id: 'P10', goal: `a message reaches all of them in ≤ ${LATEST / 1000} s`, figure },
  ];
}

/** What a process holds in memory, in KB. */
function memoryOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function openFiles(): number {
  return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
}

const settle = () => new Promise((done) => setTimeout(done, BETWEEN));
