import { PlainError, runCommand, UsageError } from '@boardwalk/build/command';
import { buildTwin } from '@boardwalk/build/twin';
import { sourceCommit } from '@boardwalk/build/workspace';
import { buildApart } from '@boardwalk/dev/build-apart';
import { measureAgainst } from './against/measure-against.ts';
import { readBenchArguments } from './arguments.ts';
import { openBrowser, signIn } from './browser.ts';
import { loadOfMachine, machineName, writeBenchmarks } from './document.ts';
import { withKnownMisses } from './known-misses.ts';
import { benchmarkIndex } from './machine-index.ts';
import type { Bench } from './measure/bench.ts';
import { PAGES } from './page-cost.ts';
import { picturesAgainst } from './pictures/picture-against.ts';
import { type MeasuredSection, type Run, storeResults } from './results.ts';
import { asText, inOrder, type Row, reasonsOf } from './row.ts';
import { SECTIONS, type Section } from './sections.ts';
import { cacheSessions } from './sessions.ts';
import { startBoth } from './start-both.ts';

const given = process.argv.slice(2);
/** Read before the measurements, which would add their own load. */
const busy = loadOfMachine();
/** Goal of a section that failed. */
const FAILED_GOAL = 'it can be measured';
const isFailed = ({ goal }: Row) => goal === FAILED_GOAL;
const say = (line: string) => console.info(`  ${line}`);

await runCommand(async () => {
  const known = { sections: SECTIONS.map(({ name }) => name), pages: PAGES.map(({ path }) => path) };
  const { gate, runs, seconds, floods, only, write, acceptSizes, against, pages, pictures } =
    readBenchArguments(given, known);
  if (against !== undefined && pictures) {
    console.info(`\n${await picturesAgainst({ ref: against, log: say })}`);
    return;
  }
  if (against !== undefined) {
    const { rows, slowest } = await measureAgainst({ ref: against, runs, pages, log: say });
    console.info(`\n${asText(rows)}\n\n${slowest}\n`);
    const worse = rows.filter(({ met }) => met === false).length;
    if (worse > 0) throw new PlainError(`${worse} values are worse than at ${against}.`);
    return;
  }
  const sections = SECTIONS.filter((one) => (!gate || one.gate) && (only?.includes(one.name) ?? true));
  if (sections.length === 0) throw new UsageError('None of these sections is counted. Omit --gate.');
  buildApart('full');
  if (sections.some(({ twin }) => twin)) await buildTwin();
  const both = await startBoth();
  const browser = await openBrowser(say).catch(async (error: unknown) => {
    await both.stop();
    throw error;
  });
  try {
    const index = await benchmarkIndex(browser);
    say(`benchmark index of this machine: ${index}`);
    const session = cacheSessions((account) => signIn(browser, both.origin, account));
    const measured = await measureAll(sections, {
      ...both,
      browser,
      gate,
      write,
      acceptSizes,
      runs,
      seconds,
      floods,
      session,
    });
    const rows = inOrder([...measured.values()].flat());
    console.info(`\n${asText(rows)}\n\n${reasonsOf(rows)}\n`);
    if (write) {
      writeMeasured(measured, { browser: browser.version(), index });
      say('written to docs/benchmarks.md');
    }
    if (gate) passGate(rows);
  } finally {
    await browser.close();
    await both.stop();
  }
});

/** @throws PlainError when a counted goal is missed that isn't a known miss, or that got worse. */
function passGate(rows: readonly Row[]): void {
  const missed = rows.filter(({ id, met }) => id.endsWith('●') && met === false);
  const known = missed.filter((row) => row.known);
  if (known.length > 0) say(`known misses that didn't get worse: ${known.length} counted goals`);
  const others = missed.length - known.length;
  if (others > 0) throw new PlainError(`${others} of the counted goals are not met.`);
}

/** Returns a row for a failed section, so that other sections aren't lost. The gate counts it as a missed goal. */
function failedRow(name: string, counted: true | undefined, error: unknown): Row {
  const figure = `failed: ${error instanceof Error ? error.message : String(error)}`;
  return {
    id: counted ? `${name} ●` : name,
    goal: FAILED_GOAL,
    figure: figure.split('\n')[0] ?? '',
    met: false,
  };
}

async function measureAll(sections: readonly Section[], at: Bench): Promise<Map<string, Row[]>> {
  const rows = new Map<string, Row[]>();
  for (const { name, gate: counted, measure } of sections) {
    say(`measuring ${name}`);
    const measured = await measure(at).catch((error: unknown) => [failedRow(name, counted, error)]);
    rows.set(name, withKnownMisses(measured));
  }
  return rows;
}

/** Writes the document, with the last measurement of each section that wasn't measured now. */
function writeMeasured(
  measured: ReadonlyMap<string, Row[]>,
  { browser, index }: { browser: string; index: number },
): void {
  const run: Run = {
    command: ['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' '),
    day: new Date().toISOString().slice(0, 10),
    commit: sourceCommit()?.slice(0, 10) ?? 'unknown',
    machine: machineName(),
    browser: `Chromium ${browser}`,
    index,
  };
  if (busy > 1)
    run.remark = `Other programs ran (load ${busy.toFixed(1)} for each core), so times and their ratios are provisional.`;
  const results = storeResults(
    Object.fromEntries(
      // A section that failed doesn't replace its last measurement.
      [...measured]
        .filter(([, rows]) => !rows.some(isFailed))
        .map(([name, rows]) => [name, { ...run, rows }]),
    ),
  );
  const sections = SECTIONS.flatMap(({ name }): [string, MeasuredSection][] => {
    const section = results[name];
    return section ? [[name, section]] : [];
  });
  writeBenchmarks(sections);
  const missing = SECTIONS.filter(({ name }) => !results[name]).map(({ name }) => name);
  if (missing.length > 0) say(`never measured for the document: ${missing.join(', ')}`);
}
