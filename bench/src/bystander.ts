import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A user at another address who uses the site during a flood. */
export interface Bystander {
  origin: string;
  address: string;
  token: string;
}

/** Results of a user. */
export interface Fare {
  calls: number;
  /** Number of successful calls. */
  answered: number;
  /** 95th percentile of the time to the end of a response, in milliseconds; calls without one count with the timeout. */
  p95: number;
}

/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Frequent enough for reliable numbers, and within the limits of one caller. */
const EVERY_MS = 125;
/** Requested in turns: a page, public data, and the member's own data. */
const PATHS = ['/', '/api/site', '/api/users/me', '/api/notifications/unread'];

/** Uses the site for a number of seconds. @returns the time of each call, undefined for a failed one. */
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
  const sorted = times.map((time) => time ?? TIMEOUT_MS).toSorted((one, other) => one - other);
  return {
    calls: times.length,
    answered: times.filter((time) => time !== undefined).length,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
  };
}

/** Returns undefined without a response, or for a wrong status. */
function timeOf(
  { origin, address, token }: Bystander,
  path: string,
  agent: Agent,
): Promise<number | undefined> {
  const begin = performance.now();
  const headers = { 'x-forwarded-for': address, authorization: `Bearer ${token}` };
  return new Promise((done) => {
    const request = get(origin + path, { agent, headers }, (answer) => {
      const fine = answer.statusCode === 200;
      answer
        .resume()
        .on('close', () => done(fine && answer.complete ? performance.now() - begin : undefined));
    });
    request.setTimeout(TIMEOUT_MS, () => request.destroy());
    request.on('error', () => done(undefined));
  });
}
