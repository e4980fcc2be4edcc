import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { RELEASE_SET_PATH, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { growTo } from '../generated-remotes.ts';
import { kilobytes, type Row } from '../row.ts';
import { median } from '../statistics.ts';
import { visit } from '../visit.ts';
import type { Bench } from './bench.ts';

const COUNTS = [9, 20, 50] as const;
const MAX_EACH = 150;
/** Timeout for the site to serve new releases, in milliseconds. */
const TIMEOUT_MS = 60_000;
const CHECK_INTERVAL_MS = 300;
/** Number of requests for each median. */
const ASKED = 30;
/** A response of the API, a page that the server renders, and a page that browsers render. */
const COMPOSED = ['/api/registry', '/', '/docs'] as const;

/** P4: cost of ten and forty more remotes for a page. The remotes remain on the site. */
export async function measureGrowth(at: Bench): Promise<Row[]> {
  const few = await grown(at, COUNTS[0]);
  const some = await grown(at, COUNTS[1]);
  const many = await grown(at, COUNTS[2]);
  const all = [few, some, many];
  const each = (many.bytes - few.bytes) / (COUNTS[2] - COUNTS[0]);
  const more = Math.max(some.requests, many.requests) - few.requests;
  const told = (pick: (one: Grown) => string | number) => all.map(pick).join(' → ');
  const counts = COUNTS.join(' → ');
  return [
    {
      id: 'P4 ●',
      goal: `${counts} remotes: no more requests on a page`,
      figure: `${more} more`,
      spread: `${told(({ requests }) => requests)} on \`/\``,
      met: more <= 0,
    },
    {
      id: 'P4 ●',
      goal: `registry ≤ ${MAX_EACH} bytes for each remote (brotli)`,
      figure: `${each.toFixed(0)} bytes`,
      spread: told(({ bytes }) => bytes),
      met: each <= MAX_EACH,
    },
    {
      id: 'P4',
      goal: `${counts} remotes: the document of \`/\`, packed`,
      figure: told(({ page }) => kilobytes(page)),
    },
    ...COMPOSED.map((path) => ({
      id: 'P4',
      goal: `${counts} remotes: time to answer \`${path}\``,
      figure: told(({ times }) => `${(times[path] ?? 0).toFixed(1)} ms`),
      spread: `medians of ${ASKED}`,
    })),
  ];
}

interface Grown {
  bytes: number;
  requests: number;
  page: number;
  times: Record<string, number>;
}

async function grown(at: Bench, count: number): Promise<Grown> {
  growTo(at.releases, count);
  const payload = await untilServed(at.origin, count);
  await untilRendered(at.origin);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { requests } = await visit({ ...at, side: 'site', path: '/' });
  // Open connections and periodic reports are unrelated to the number of remotes.
  const counted = requests.filter(({ url }) => !/\/api\/(reports|live\/events)/.test(url));
  const times: Record<string, number> = {};
  for (const path of COMPOSED) times[path] = await timeOf(at.origin + path);
  return {
    bytes: brotliCompressSync(payload, { params }).length,
    requests: counted.length,
    page: requests.find(({ kind }) => kind === 'Document')?.bytes ?? 0,
    times,
  };
}

async function timeOf(url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < ASKED; turn += 1) {
    const begin = performance.now();
    await (await fetch(url)).text();
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** Waits until the server renders the page with the new remotes: a page that isn't rendered yet makes the requests of its data itself. */
async function untilRendered(origin: string): Promise<void> {
  const headers = { accept: 'text/html' };
  for (const end = Date.now() + TIMEOUT_MS; ; ) {
    const page = await (await fetch(`${origin}/`, { headers })).text();
    if (page.includes('<div id="root" data-rendered>')) return;
    if (Date.now() > end) throw new Error('The server renders no page.');
    await pause(CHECK_INTERVAL_MS);
  }
}

async function untilServed(origin: string, count: number): Promise<string> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { payload } = (await (await fetch(origin + RELEASE_SET_PATH)).json()) as SignedText;
    const served = (JSON.parse(payload) as ReleaseSet).remotes.length;
    if (served >= count) return payload;
    if (Date.now() > end) throw new Error(`Of ${count} remotes ${served} are served.`);
    await pause(CHECK_INTERVAL_MS);
  }
}
