import { kilobytes, type Row } from '../row.ts';
import { visit } from '../visit.ts';
import { isScript, type PageRequest } from '../waterfall.ts';
import type { Bench } from './bench.ts';

const MOST_SIGNED_OUT = 230 * 1024;
const MOST_SIGNED_IN = 300 * 1024;
const MOST_OF_TWIN = 1.2;
/** What keeps the live connection of a member is fetched 1.5 s after the page has opened. In milliseconds. */
const QUIET = 3000;

/** JavaScript on the wire, heads of the answers included. */
export const scriptBytes = (requests: readonly PageRequest[]): number =>
  requests.filter(({ url }) => isScript(url)).reduce((sum, { bytes }) => sum + bytes, 0);

/** P2: what a first visit of the home page sends, and the same with a session. */
export async function measureBytes({ session, ...at }: Bench): Promise<Row[]> {
  const weigh = async (side: 'site' | 'twin', kept?: object) =>
    scriptBytes((await visit({ ...at, side, path: '/', kept, quiet: QUIET })).requests);
  const site = await weigh('site');
  const twin = await weigh('twin');
  const signedIn = await weigh('site', await session());
  const ratio = site / twin;
  return [
    {
      id: 'P2 ●',
      goal: 'JS of `/`, signed out, ≤ 230 KB',
      figure: kilobytes(site),
      counted: site,
      met: site <= MOST_SIGNED_OUT,
    },
    {
      id: 'P2 ●',
      goal: 'JS of `/`, signed in, ≤ 300 KB',
      figure: kilobytes(signedIn),
      counted: signedIn,
      met: signedIn <= MOST_SIGNED_IN,
    },
    {
      id: 'P2 ●',
      goal: 'JS ≤ 1.20 × the twin',
      figure: `${ratio.toFixed(2)} ×`,
      spread: `twin ${kilobytes(twin)}`,
      met: ratio <= MOST_OF_TWIN,
    },
  ];
}
