import { brotliCompressSync, constants } from 'node:zlib';
import { RELEASE_SET_PATH, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import { growTo } from '../generated-remotes.ts';
import type { Row } from '../row.ts';
import { visit } from '../visit.ts';
import type { Bench } from './bench.ts';

const FEW = 9;
const MANY = 50;
const MOST_EACH = 150;
/** How long the site may take to take new releases in, in milliseconds. */
const PATIENCE = 60_000;

/** P4: what forty more remotes cost a page. The site stays as large as it has become. */
export async function measureGrowth(at: Bench): Promise<Row[]> {
  const few = await grown(at, FEW);
  const many = await grown(at, MANY);
  const each = (many.bytes - few.bytes) / (MANY - FEW);
  const more = many.requests - few.requests;
  return [
    {
      id: 'P4 ●',
      goal: `${FEW} → ${MANY} remotes: no more requests on a page`,
      figure: `${more} more`,
      spread: `${many.requests} on \`/\``,
      met: more <= 0,
    },
    {
      id: 'P4 ●',
      goal: `registry ≤ ${MOST_EACH} bytes for each remote (brotli)`,
      figure: `${each.toFixed(0)} bytes`,
      spread: `${few.bytes} → ${many.bytes}`,
      met: each <= MOST_EACH,
    },
  ];
}

async function grown(at: Bench, count: number) {
  growTo(at.releases, count);
  const payload = await untilServed(at.origin, count);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const { requests } = await visit({ ...at, side: 'site', path: '/' });
  // One that a page keeps open or sends now and then says nothing of growth.
  const counted = requests.filter(({ url }) => !/\/api\/(reports|registry\/events)/.test(url));
  return { bytes: brotliCompressSync(payload, { params }).length, requests: counted.length };
}

async function untilServed(origin: string, count: number): Promise<string> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const { payload } = (await (await fetch(origin + RELEASE_SET_PATH)).json()) as SignedText;
    const served = (JSON.parse(payload) as ReleaseSet).remotes.length;
    if (served >= count) return payload;
    if (Date.now() > end) throw new Error(`Of ${count} remotes ${served} are served.`);
    await new Promise((done) => setTimeout(done, 300));
  }
}
