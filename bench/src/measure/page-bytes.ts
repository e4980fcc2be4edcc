import { acceptBytes, acceptedBytes, growthRow, type PageBytes } from '../accepted-bytes.ts';
import { agreeingScripts, isNeededScript } from '../needed-scripts.ts';
import type { Row } from '../row.ts';
import { visit } from '../visit.ts';
import type { Bench } from './bench.ts';
import { scriptBytes } from './bytes.ts';

/**
 * P2: JavaScript that each page in `docs/developers/page-bytes.md` needs, against the accepted size.
 *
 * A time limit after the load event would count a chunk on one visit and miss it on the next. So a visit ends when the page has loaded all that it
 * waits for; idle tasks never run, prefetches don't count, and two visits have to agree.
 */
export async function measurePageBytes({ session, acceptSizes, ...at }: Bench): Promise<Row[]> {
  const measured: PageBytes[] = [];
  const rows: Row[] = [];
  for (const { path, account, bytes: accepted } of acceptedBytes()) {
    const scripts = await agreeingScripts(async () => {
      const kept = account === 'visitor' ? undefined : await session(account);
      const { requests } = await visit({ ...at, side: 'site', path, kept, complete: true });
      return requests.filter(isNeededScript);
    }).catch((cause: unknown) => {
      throw new Error(`${path}, ${account}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    const weighed = { path, account, bytes: scriptBytes(scripts) };
    measured.push(weighed);
    rows.push(growthRow(weighed, acceptSizes ? weighed.bytes : accepted));
  }
  if (acceptSizes) acceptBytes(measured);
  return rows;
}
