import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Somebody at an address of their own who uses the site meanwhile. */
export interface Bystander {
  origin: string;
  address: string;
  token: string;
}

/** How somebody fared. */
export interface Fare {
  calls: number;
  /** Of the calls, those that were answered as they should be. */
  answered: number;
  /** Time to the end of an answer, in milliseconds, of 95 of 100 calls; calls without one took as long as anybody waits. */
  p95: number;
}

/** Longer than this nobody waits, in milliseconds. */
const PATIENCE = 5000;
/** Often enough to be sure of the figures, and within what one caller may. */
const EVERY_MS = 125;
/** What is asked in turns: a page, what everybody may know, and what is the member's own. */
const PATHS = ['/', '/api/site', '/api/users/me', '/api/notifications/unread'];

/** Lets somebody use the site for so many seconds. @returns the time of each call, undefined for one that wasn't answered as it should be. */
export async function useSite(person: Bystander, seconds: number): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true });
  const calls: Promise<number | undefined>[] = [];
  const end = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    calls.push(timeOf(person, PATHS[turn % PATHS.length] ?? '/', agent));
    await wait(EVERY_MS);
  }
  const times = await Promise.all(calls);
  agent.destroy();
  return times;
}

export function fareOf(times: readonly (number | undefined)[]): Fare {
  const sorted = times.map((time) => time ?? PATIENCE).toSorted((one, other) => one - other);
  return {
    calls: times.length,
    answered: times.filter((time) => time !== undefined).length,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
  };
}

/** Undefined when it wasn't answered, or not as it should be. */
function timeOf(
  { origin, address, token }: Bystander,
  path: string,
  agent: Agent,
): Promise<number | undefined> {
  const begin = performance.now();
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}` };
  return new Promise((done) => {
    const asked = get(origin + path, { agent, headers }, (answer) => {
      const fine = answer.statusCode === 200;
      answer
        .resume()
        .on('close', () => done(fine && answer.complete ? performance.now() - begin : undefined));
    });
    asked.setTimeout(PATIENCE, () => asked.destroy());
    asked.on('error', () => done(undefined));
  });
}
