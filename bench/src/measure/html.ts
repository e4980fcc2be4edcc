import { setTimeout as wait } from 'node:timers/promises';
import { leastOf, type Target } from '../api/load.ts';
import { hasProcessorTime, startProcessorClock } from '../api/processor-time.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import type { Bench } from './bench.ts';

const PATHS = ['/', '/about', '/docs', '/streaming', '/terms'] as const;
/** Readers of a page, with the most processor time of its HTML in milliseconds. */
const READERS = [
  { name: 'a visitor', most: 1, headers: {} },
  // The gateway knows only from this cookie that someone is signed in. Only the browser knows who.
  { name: 'a member', most: 10, headers: { cookie: 'auth0.boardwalk-site.is.authenticated=true' } },
] as const;
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };
/** A round lasts less than the gateway uses a rendering, so that some rounds render nothing. */
const EFFORT = { rounds: 12, requests: 200 };
/** Longer than the gateway uses a rendering, in milliseconds. */
const EXPIRY_MS = 3_500;
/** Processes that serve a page. */
const SERVICES = ['gateway', 'renderer', 'api'] as const;

/** Processor times of a page's HTML, of all processes that serve it, in milliseconds. */
export interface HtmlCost {
  /** From the gateway's memory. */
  cached: number;
  /** Each first request after the rendering has expired. */
  rendered: readonly number[];
}

/** P14: processor time of HTML, from memory and rendered, for visitors and members. */
export async function measureHtml({ origin, pids, runs }: Bench): Promise<Row[]> {
  if (!hasProcessorTime()) return [];
  const running = pids();
  const serving = SERVICES.map((name) => {
    const pid = running[name];
    if (pid === undefined) throw new Error(`The service ${name} isn't running.`);
    return pid;
  });
  const rows: Row[] = [];
  for (const path of PATHS)
    for (const { name, most, headers } of READERS) {
      const page = { url: origin + path, headers: { ...headers, ...ENCODINGS } };
      const rendered: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const time = await renderingTime(page, serving);
        if (time !== undefined) rendered.push(time);
      }
      const target: Target = { pid: serving, calls: [page] };
      const [least = Number.NaN] = await leastOf([target], EFFORT);
      rows.push(...htmlRows({ path, reader: name, most }, { cached: least / 1000, rendered }));
    }
  return rows;
}

/** @param most greatest accepted time of cached HTML, in milliseconds. */
export function htmlRows(
  { path, reader, most }: { path: string; reader: string; most: number },
  { cached, rendered }: HtmlCost,
): Row[] {
  return [
    {
      id: 'P14',
      goal: `processor time of the HTML of \`${path}\` for ${reader}, from memory, ≤ ${most} ms`,
      figure: `${cached.toFixed(2)} ms`,
      spread: `of all ${SERVICES.length} services, least of ${EFFORT.rounds} × ${EFFORT.requests} requests`,
      met: cached <= most,
    },
    {
      id: 'P14',
      goal: `processor time of the HTML of \`${path}\` for ${reader}, rendered`,
      figure: rendered.length > 0 ? `${median(rendered).toFixed(1)} ms` : 'not known',
      spread: `of all ${SERVICES.length} services, ${rendered.length} runs`,
    },
  ];
}

interface Page {
  url: string;
  headers: Record<string, string>;
}

/** Returns the processor time of the first request after the rendering has expired, in milliseconds; undefined when it isn't known, or nothing was rendered in time. */
async function renderingTime({ url, headers }: Page, pids: readonly number[]): Promise<number | undefined> {
  await wait(EXPIRY_MS);
  const used = startProcessorClock(pids);
  const answer = await fetch(url, { headers });
  const html = await answer.text();
  const time = used();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  if (!html.includes('<div id="root" data-rendered>'))
    throw new Error(`${url} wasn't rendered on the server.`);
  return time === undefined ? undefined : time / 1000;
}
