import { kilobytes, type Row } from '../row.ts';
import { visit } from '../visit.ts';
import { isScript, type PageRequest } from '../waterfall.ts';
import type { Bench } from './bench.ts';

const MAX_SIGNED_OUT = 215 * 1024;
const MAX_SIGNED_IN = 285 * 1024;
const MAX_RATIO_TO_TWIN = 1.2;
/** Waits after a page's arrival, in milliseconds: until it is rendered, and until its prefetches (after 1.5 s) have arrived too. */
const QUIET = { first: 700, later: 3000 };

/** Returns the bytes of JavaScript that were transferred, with response headers. */
export const scriptBytes = (requests: readonly PageRequest[]): number =>
  requests.filter(({ url }) => isScript(url)).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * P2: JavaScript of the first visit of the home page, and of a visit with a session. The requests that follow (the live connection, the remote
 * that is prefetched) are reported separately.
 */
export async function measureBytes({ session, ...at }: Bench): Promise<Row[]> {
  const weigh = async (side: 'site' | 'twin', quiet: number, kept?: object) =>
    scriptBytes((await visit({ ...at, side, path: '/', kept, quiet })).requests);
  const member = await session();
  const site = await weigh('site', QUIET.first);
  const twin = await weigh('twin', QUIET.first);
  const signedIn = await weigh('site', QUIET.first, member);
  const later = (await weigh('site', QUIET.later)) - site;
  const laterSignedIn = (await weigh('site', QUIET.later, member)) - signedIn;
  const ratio = site / twin;
  return [
    {
      id: 'P2 ●',
      goal: 'JS of `/`, signed out, ≤ 215 KB',
      figure: kilobytes(site),
      counted: site,
      met: site <= MAX_SIGNED_OUT,
    },
    {
      id: 'P2 ●',
      goal: 'JS of `/`, signed in, ≤ 285 KB',
      figure: kilobytes(signedIn),
      counted: signedIn,
      met: signedIn <= MAX_SIGNED_IN,
    },
    {
      id: 'P2 ●',
      goal: 'JS ≤ 1.20 × the twin',
      figure: `${ratio.toFixed(2)} ×`,
      spread: `twin ${kilobytes(twin)}`,
      met: ratio <= MAX_RATIO_TO_TWIN,
    },
    {
      id: 'P2',
      goal: 'JS loaded after `/` is shown: live connection, the page that is likely next',
      figure: kilobytes(later),
      spread: `signed in ${kilobytes(laterSignedIn)}`,
    },
  ];
}
