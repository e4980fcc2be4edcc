import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../site/ports.ts';
import type { Row } from '../row.ts';
import type { Bench } from './bench.ts';

const BARE = fileURLToPath(new URL('../bare-fastify.mjs', import.meta.url));
const REQUESTS = 4000;
const AT_ONCE = 16;
const ROUNDS = 5;
const MOST = 1.2;
/** Linux counts processor time in ticks of this many milliseconds. */
const TICK = 10;

const row = { id: 'P8', goal: `API, processor time of a bare route ≤ ${MOST.toFixed(1)} × bare Fastify` };

/** P8: the least time of several rounds, in turns, as the system counted it for each process. */
export async function measureProcessor({ origin, pids }: Bench): Promise<Row[]> {
  const { api } = pids();
  if (api === undefined || !existsSync('/proc/self/stat'))
    return [{ ...row, figure: 'not measured: the system doesn’t tell the time of a process' }];
  const port = await freePort();
  const child = fork(BARE, [String(port)]);
  try {
    await once(child, 'message');
    const both = [
      { url: `${origin}/api/health/live`, pid: api },
      { url: `http://localhost:${port}/`, pid: child.pid ?? 0 },
    ];
    const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // The first round warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [at, { url, pid }] of both.entries()) {
        const used = await timeOf(url, pid);
        if (round > 0) least[at] = Math.min(least[at] ?? used, used);
      }
    }
    const [own = 0, bare = 1] = least;
    const each = (ms: number) => `${((ms * 1000) / REQUESTS).toFixed(0)} µs`;
    return [
      {
        ...{ ...row, figure: `${(own / bare).toFixed(2)} ×`, met: own / bare <= MOST },
        spread: `${each(own)} against ${each(bare)}, least of ${ROUNDS} rounds`,
      },
    ];
  } finally {
    child.disconnect();
  }
}

async function timeOf(url: string, pid: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const before = processorTime(pid);
  let left = REQUESTS;
  const caller = async () => {
    while (left-- > 0) await call(url, agent);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  return processorTime(pid) - before;
}

const call = (url: string, agent: Agent): Promise<void> =>
  new Promise((done, failed) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', done);
    }).on('error', failed);
  });

/** What a process has used so far, in milliseconds. */
function processorTime(pid: number): number {
  // The name of the program comes second, in brackets, and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}
