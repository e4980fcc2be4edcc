import { freePort } from '@boardwalk/build/ports';
import { PUBLIC_PATHS } from '@boardwalk/contracts';
import lighthouse, { type Result } from 'lighthouse';
import { openBrowser } from '../browser.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';
import type { Bench } from './bench.ts';

/** Minimum score of each category, of 100. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const PARTS = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];
const MAX_RUNS = 5;

/** P6: Lighthouse with its defaults, for a phone, on every measured public page. */
export async function measureLighthouse({ origin, runs }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PATHS) {
    const seen: Result[] = [];
    for (let run = 0; run < Math.min(runs, MAX_RUNS); run += 1) seen.push(await look(origin + path));
    rows.push(rowOf(path, seen));
  }
  return rows;
}

/** A recording of the browser occasionally lacks its beginning, and has to be repeated. */
const MAX_ATTEMPTS = 4;

async function look(url: string): Promise<Result> {
  for (let left = MAX_ATTEMPTS - 1; ; left -= 1) {
    try {
      return await lookOnce(url);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

/** Each run has a separate browser, because caches of one would speed up the next. */
async function lookOnce(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await openBrowser(() => {}, { flags: [`--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: PARTS });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

function rowOf(path: string, seen: readonly Result[]): Row {
  const scoresOf = (part: string) => seen.map(({ categories }) => score(categories[part]?.score));
  const scores = PARTS.map((part) => Math.round(median(scoresOf(part))));
  const speeds = scoresOf('performance');
  const failed = [...new Set(seen.flatMap(failedAudits))];
  return {
    id: 'P6',
    goal: `Lighthouse of \`${path}\` ≥ ${Object.values(MIN_SCORES).join(' / ')}`,
    figure: scores.join(' / '),
    spread: [
      `performance ${Math.min(...speeds)} to ${Math.max(...speeds)}, ${seen.length} runs`,
      `${timeOf(seen, 'largest-contentful-paint')} LCP, ${timeOf(seen, 'total-blocking-time')} blocked`,
      ...failed,
    ].join('; '),
    met: PARTS.every((part, at) => (scores[at] ?? 0) >= MIN_SCORES[part]),
    why: 'Reckoned from what the page does once it is painted ([0016](decisions/0016-server-rendering.md)); the runs say how far it swings.',
  };
}

const score = (share: number | null | undefined) => Math.round((share ?? 0) * 100);

const timeOf = (seen: readonly Result[], audit: string) =>
  `${Math.round(median(seen.map(({ audits }) => audits[audit]?.numericValue ?? 0)))} ms`;

/** Returns the audits that cost a point in categories that require all points. */
function failedAudits({ categories, audits }: Result): string[] {
  return PARTS.filter((part) => MIN_SCORES[part] === 100)
    .flatMap((part) => categories[part]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && score(audits[id]?.score) < 100)
    .map(({ id }) => id);
}
