import { Agent, get } from 'node:http';
import { startProcessorClock } from './processor-time.ts';

const AT_ONCE = 16;

/** A server, with the processes whose processor time counts. */
export interface Target {
  pid: number | readonly number[];
  /** Requests that are sent in turn: several represent several callers. */
  calls: readonly Call[];
}

interface Call {
  url: string;
  headers?: Record<string, string>;
}

/**
 * Returns the processor time of one request in microseconds: the minimum of some rounds. Targets take turns, so that a slow phase of the machine
 * affects all. The first round warms up and doesn't count.
 */
export async function leastOf(
  targets: readonly Target[],
  { rounds, requests }: { rounds: number; requests: number },
): Promise<number[]> {
  const least = targets.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, target] of targets.entries()) {
      const used = (await timeOf(target, requests)) / requests;
      if (round > 0) least[at] = Math.min(least[at] ?? used, used);
    }
  }
  return least;
}

async function timeOf({ pid, calls }: Target, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const used = startProcessorClock([pid].flat());
  let left = requests;
  const caller = async () => {
    while (left-- > 0) {
      const next = calls[left % calls.length];
      if (next) await call(next, agent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  agent.destroy();
  // Without the time of an ended thread the sum would be too small.
  return used() ?? Number.POSITIVE_INFINITY;
}

const call = ({ url, headers = {} }: Call, agent: Agent): Promise<void> =>
  new Promise((done, failed) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) failed(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', done);
    }).on('error', failed);
  });
