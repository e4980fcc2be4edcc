import { type BenchBrowser, openBrowser, signIn } from '../bench/browser.ts';
import { buildTwin } from '../bench/build-twin.ts';
import { writeBenchmarks } from '../bench/document.ts';
import type { Bench } from '../bench/measure/bench.ts';
import { measureBytes } from '../bench/measure/bytes.ts';
import { measureCopies } from '../bench/measure/copies.ts';
import { measureDelivery } from '../bench/measure/crawl.ts';
import { measureDepth, measureSlope } from '../bench/measure/depth.ts';
import { measureGrowth } from '../bench/measure/growth.ts';
import { measureLists } from '../bench/measure/lists.ts';
import { measureProcessor } from '../bench/measure/processor.ts';
import { measureSpeed } from '../bench/measure/speed.ts';
import { measureStreams } from '../bench/measure/streams.ts';
import { asText, type Row } from '../bench/row.ts';
import { type Both, startBoth } from '../bench/start-both.ts';
import { UNMEASURED } from '../bench/unmeasured.ts';
import { buildApart } from '../build/build-apart.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { runCommand } from './run-command.ts';

const GATE = '--gate';
const LEAST_RUNS = 7;
const READY_WITHIN = 10_000;

const given = process.argv.slice(2);
const gate = given.includes(GATE);
const say = (line: string) => console.info(`  ${line}`);

await runCommand(async () => {
  const unknown = given.filter((argument) => argument !== GATE && !/^--runs=\d+$/.test(argument));
  if (unknown.length > 0)
    throw new UsageError(`Unknown: ${unknown.join(' ')}. There are ${GATE} and --runs=7.`);
  const runs = Number(given.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? LEAST_RUNS);
  buildApart();
  await buildTwin();
  const both = await startBoth();
  const browser = await openBrowser(say).catch(async (error: unknown) => {
    await both.stop();
    throw error;
  });
  try {
    const rows = await measureAll(browser, both, runs);
    console.info(`\n${asText(rows)}\n`);
    if (!gate) {
      const command = ['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' ');
      writeBenchmarks({ rows, browser: browser.version(), command });
      say('written to docs/benchmarks.md');
    }
    const missed = rows.filter(({ id, met }) => id.endsWith('●') && met === false);
    if (gate && missed.length > 0) throw new PlainError(`${missed.length} of the counted goals are not met.`);
  } finally {
    await browser.close();
    await both.stop();
  }
});

async function measureAll(browser: BenchBrowser, both: Both, runs: number): Promise<Row[]> {
  let kept: Promise<object> | undefined;
  const session = () => {
    kept ??= signIn(browser, both.origin);
    return kept;
  };
  const at: Bench = { browser, origin: both.origin, session };
  const rows: Row[] = [];
  const step = async (name: string, measure: () => Promise<Row[]>) => {
    say(`measuring ${name}`);
    rows.push(...(await measure()));
  };
  if (!gate) await step('speed', () => measureSpeed(at, runs));
  await step('bytes', () => measureBytes(at));
  await step('depth', () => measureDepth(at));
  if (!gate) await step('what latency costs', () => measureSlope(at));
  await step('copies', () => measureCopies(at));
  await step('delivery', () => measureDelivery(at));
  // The last one: it fills the site with remotes.
  await step('growth', () => measureGrowth(at, both.releases));
  await step('lists', () => measureLists(gate));
  if (gate) return rows;
  await step('processor time', () => measureProcessor());
  await step('event streams', measureStreams);
  return [...rows, startRow(both), ...UNMEASURED];
}

function startRow({ startedIn }: Both): Row {
  return {
    ...{ id: 'P11', goal: 'start, built already and with an empty database, ≤ 10 s' },
    figure: `${(startedIn / 1000).toFixed(1)} s`,
    met: startedIn <= READY_WITHIN,
  };
}
