import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD, ROOT } from '@boardwalk/build/workspace';
import { findBrowser, findHeadlessBrowser } from '../browser/find-browser.ts';
import { buildApart } from '../build/build-apart.ts';
import { runChecks } from '../checks/run-checks.ts';
import { type Selection, selectTests, testFiles } from './select-tests.ts';
import {
  addTallies,
  type Remarks,
  remarksOfPlaywright,
  remarksOfVitest,
  type Tally,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.ts';

const REPORTS = join(BUILD, 'reports');
const VITEST_REPORT = join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = join(REPORTS, 'playwright.json');
const E2E = join(ROOT, 'e2e');
/** Folder of the journeys that test the architecture instead of a feature. */
const ARCHITECTURE = 'e2e/specs/architecture/';

interface TestRun {
  /** Words that select tests; without any, all tests and the checks run. See {@link selectTests}. */
  words: readonly string[];
  /** Whether to include the journeys and counted goals of the architecture. */
  architecture: boolean;
}

/** Runs tests and prints their numbers in the last line; the process fails when a test did. */
export async function runTests({ words, architecture }: TestRun): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const selected = words.length > 0;
  const checks = selected ? { passed: [], failed: [] } : await runEveryCheck();
  const tallies = selected
    ? runSelected(selectTests(words, testFiles()), architecture)
    : runEverything(architecture);
  // Every check counts as one test.
  const { passed, failed } = addTallies([
    { passed: checks.passed.length, failed: checks.failed.length },
    ...tallies,
  ]);
  tellRemarks({ failed: checks.failed.map((name) => `the check "${name}"`), secondTries: [] });
  tellRemarks(remarksOfVitest(readReport(VITEST_REPORT), ROOT));
  tellRemarks(remarksOfPlaywright(readReport(PLAYWRIGHT_REPORT)));
  console.info(`\ntests: ${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Repeats remarks that are far above in a long log. */
function tellRemarks({ failed, secondTries }: Remarks): void {
  for (const title of secondTries) console.info(`passed only on the second try: ${title}`);
  for (const title of failed) console.info(`failed: ${title}`);
}

function runEveryCheck() {
  headline('Checks');
  return runChecks();
}

function runEverything(architecture: boolean): Tally[] {
  headline('Unit tests, and the API on a real PostgreSQL');
  const units = architecture
    ? runVitest([], { EVERY_ROLE: '1' })
    : runVitest(['--exclude=**/*.slow.test.ts'], { FUZZ_RUNS: '4' });
  headline('Journeys in a real browser');
  // The counted goals count packed bytes.
  buildApart(architecture ? 'full' : 'quick');
  const journeys = architecture
    ? runPlaywright([], { E2E_EVERY_PAIR: '1' })
    : runPlaywright(['--project=features', '--project=development', '--grep=@daily']);
  if (!architecture) return [units, journeys];
  headline('Counted goals of the benchmarks');
  return [units, journeys, runCountedGoals()];
}

function runSelected({ units, journeys: found, title }: Selection, architecture: boolean): Tally[] {
  const journeys = found.filter((file) => architecture || !file.startsWith(ARCHITECTURE));
  if (units.length + journeys.length === 0)
    throw new PlainError(`These journeys belong to npm run verify:\n  ${found.join('\n  ')}`);
  const pattern = title?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const tallies: Tally[] = [];
  if (units.length > 0) tallies.push(runVitest([...units, ...(pattern ? ['-t', pattern] : [])]));
  if (journeys.length > 0) {
    buildApart();
    const files = journeys.map((file) => relative('e2e', file));
    tallies.push(runPlaywright([...files, ...(pattern ? ['--grep', pattern] : [])]));
  }
  return tallies;
}

function runVitest(args: string[], environment: Record<string, string> = {}): Tally {
  const all = [
    'run',
    ...args,
    // Same retry as for the journeys: a busy machine isn't a defect. Tests that needed it are named at the end.
    ...(process.env.CI ? ['--retry=1'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
  ];
  const ok = run('vitest', all, ROOT, environment);
  return tallyOfVitest(readReport(VITEST_REPORT), ok);
}

function runPlaywright(args: string[], environment: Record<string, string> = {}): Tally {
  // The journeys find the browsers too, but would install one without a message.
  for (const find of [findBrowser, findHeadlessBrowser]) find((line) => console.info(`  ${line}`));
  const ok = run('playwright', ['test', ...args], E2E, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT,
    PATH: `${join(E2E, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    ...environment,
  });
  return tallyOfPlaywright(readReport(PLAYWRIGHT_REPORT), ok);
}

/** Checks bytes, requests, depths and plans, which are the same on every machine. It counts as one test. */
function runCountedGoals(): Tally {
  const ok = run('node', [join(ROOT, 'bench/src/main.ts'), '--gate']);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs one program in the terminal. @returns whether it succeeded. */
function run(program: string, args: string[], cwd = ROOT, environment: Record<string, string> = {}): boolean {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...environment } } as const;
  return spawnSync(program, args, options).status === 0;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function headline(text: string): void {
  console.info(`\n── ${text} ${'─'.repeat(Math.max(0, 72 - text.length))}`);
}
