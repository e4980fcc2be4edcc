import { PUBLIC_PATHS } from '@boardwalk/contracts';
import type { Row } from '../row.ts';
import { type Picture, visit } from '../visit.ts';
import type { PageRequest } from '../waterfall.ts';
import type { Bench } from './bench.ts';

/** Accounts and the pages that they visit; visitors see all public ones. */
const ROUNDS: readonly { account?: string; paths: readonly string[] }[] = [
  { paths: PUBLIC_PATHS },
  { account: 'member', paths: ['/profile', '/settings', '/welcome'] },
  { account: 'staff', paths: ['/', '/staff', '/users'] },
  { account: 'owner', paths: ['/admin/releases', '/admin/game-server'] },
];
/** Files whose names contain a hash or a version. */
const LASTING = /^\/(assets|remotes)\//;
const PICTURES = /^image\/(avif|webp|svg\+xml)/;
const TEXT = /javascript|css|html|json|svg|text\//;
const MIN_BYTES_TO_PACK = 1024;
/** A picture up to this width, in CSS pixels, has one file for every window. */
const SMALL = 96;

/** P12: images have sizes and modern formats, hashed files are immutable, pages are revalidated, text is compressed. */
export async function measureDelivery({ session, ...at }: Bench): Promise<Row[]> {
  const findings: string[] = [];
  const seen = { pages: 0, requests: 0, pictures: 0 };
  for (const { account, paths } of ROUNDS) {
    const kept = account ? await session(account) : undefined;
    for (const path of paths) {
      const { requests, pictures } = await visit({ ...at, side: 'site', path, kept, toTheEnd: true });
      seen.pages += 1;
      seen.requests += requests.length;
      seen.pictures += pictures.length;
      findings.push(...pictures.flatMap(flawsOf), ...requests.flatMap(findingsOf));
      findings.push(...(await revalidation(at.origin + path)));
    }
  }
  const distinct = [...new Set(findings)];
  return [
    {
      id: 'P12 ●',
      goal: 'pictures sized and fitting, lasting files immutable, pages revalidated, text packed',
      figure: distinct.slice(0, 3).join('; ') || 'all',
      spread: `${seen.requests} requests and ${seen.pictures} pictures of ${seen.pages} pages`,
      met: distinct.length === 0,
    },
  ];
}

function flawsOf({ url, sized, fitting, width }: Picture): string[] {
  const vector = /^data:image\/svg|\.svg(\?|$)/.test(url);
  return [
    ...(sized ? [] : [`${url} has no size`]),
    ...(fitting || vector || width <= SMALL ? [] : [`${url} is the same for every window`]),
  ];
}

function findingsOf({ url, kind, headers, bytes, status }: PageRequest): string[] {
  const { pathname } = new URL(url);
  if (status !== 200) return [];
  const cache = headers['cache-control'] ?? '';
  const type = headers['content-type'] ?? '';
  // The API compresses its responses by other rules.
  const isFile = TEXT.test(type) && !pathname.startsWith('/api/');
  const body = Number(headers['content-length'] ?? bytes);
  return [
    ...(kind === 'Image' && !PICTURES.test(type) ? [`${pathname} is ${type}`] : []),
    ...(LASTING.test(pathname) && !cache.includes('immutable') ? [`${pathname} isn't immutable`] : []),
    ...(kind === 'Document' && !/no-cache|must-revalidate/.test(cache)
      ? [`${pathname} isn't revalidated`]
      : []),
    ...(isFile && body > MIN_BYTES_TO_PACK && !headers['content-encoding']
      ? [`${pathname} isn't packed`]
      : []),
  ];
}

/** Checks that an unchanged page is revalidated with 304. A page that changed between two requests is requested again. */
async function revalidation(url: string): Promise<string[]> {
  let kept = '';
  for (let time = 0; time < 3; time += 1) {
    const headers = { accept: 'text/html', 'accept-encoding': 'br', 'if-none-match': kept };
    const answer = await fetch(url, { headers });
    await answer.text();
    if (answer.status === 304) return [];
    kept = answer.headers.get('etag') ?? '';
  }
  return [`${new URL(url).pathname} is sent again to who has it`];
}
