import type { Row } from '../row.ts';
import { visit } from '../visit.ts';
import type { PageRequest } from '../waterfall.ts';
import type { Bench } from './bench.ts';

const PATHS = ['/', '/about', '/terms', '/privacy'];
/** Files whose names hold a hash or a version. */
const LASTING = /^\/(assets|remotes)\//;
const PICTURES = /^image\/(avif|webp|svg\+xml)/;
const LEAST_TO_PACK = 1024;

/** P12: pictures with sizes in modern formats, lasting files kept for ever, pages asked for anew, text packed. */
export async function measureDelivery(at: Bench): Promise<Row[]> {
  const findings: string[] = [];
  let count = 0;
  for (const path of PATHS) {
    const seen = await visit({ ...at, side: 'site', path });
    count += seen.requests.length;
    findings.push(...seen.unsized.map((url) => `${url} has no size`));
    findings.push(...seen.requests.flatMap(findingsOf));
  }
  const distinct = [...new Set(findings)];
  return [
    {
      id: 'P12 ●',
      goal: 'pictures sized, lasting files immutable, pages revalidated, text packed',
      figure: distinct.slice(0, 3).join('; ') || 'all',
      spread: `${count} requests of ${PATHS.length} pages`,
      met: distinct.length === 0,
    },
  ];
}

function findingsOf({ url, kind, headers, bytes, status }: PageRequest): string[] {
  const { pathname } = new URL(url);
  if (status !== 200) return [];
  const cache = headers['cache-control'] ?? '';
  const type = headers['content-type'] ?? '';
  const isText = /javascript|css|html/.test(type);
  return [
    ...(kind === 'Image' && !PICTURES.test(type) ? [`${pathname} is ${type}`] : []),
    ...(LASTING.test(pathname) && !cache.includes('immutable') ? [`${pathname} isn't immutable`] : []),
    ...(kind === 'Document' && !/no-cache|must-revalidate/.test(cache)
      ? [`${pathname} isn't revalidated`]
      : []),
    ...(isText && bytes > LEAST_TO_PACK && headers['content-encoding'] !== 'br'
      ? [`${pathname} isn't packed`]
      : []),
  ];
}
