import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { buildApart } from '../build/build-apart.ts';
import { CHECKS } from '../checks/checks.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { runCommand } from './run-command.ts';
import { addTallies, type Tally, tallyOfPlaywright, tallyOfVitest } from './tally.ts';

const REPORTS = join(BUILD, 'reports');

/** Runs one program in the terminal. @returns whether it succeeded. */
function run(program: string, args: string[], cwd = ROOT, environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

function headline(text: string): void {
  console.info(`\n── ${text} ${'─'.repeat(Math.max(0, 72 - text.length))}`);
}

/** Every check counts as one test. */
function runChecks(): Tally {
  let failed = 0;
  for (const { name, program, args, remedy } of CHECKS) {
    const begin = performance.now();
    const ok = run(program, args);
    console.info(
      `${ok ? '✓' : '✗'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)${ok ? '' : `  ${remedy}`}`,
    );
    if (!ok) failed += 1;
  }
  return { passed: CHECKS.length - failed, failed };
}

function runUnitTests(): Tally {
  const file = join(REPORTS, 'vitest.json');
  const ok = run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  return tallyOfVitest(readReport(file), ok);
}

function runJourneys(): Tally {
  const file = join(REPORTS, 'playwright.json');
  const browser = findBrowser((line) => console.info(`  ${line}`));
  const ok = run('playwright', ['test'], join(ROOT, 'e2e'), {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PATH: `${join(ROOT, 'e2e/node_modules/.bin')}:${process.env.PATH}`,
  });
  return tallyOfPlaywright(readReport(file), ok);
}

/** Bytes, requests, depths and plans: what comes out the same on every machine. It counts as one test. */
function runCountedGoals(): Tally {
  const ok = run('node', [join(import.meta.dirname, 'bench.ts'), '--gate']);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

await runCommand(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  headline('Checks');
  const checks = runChecks();
  headline('Unit tests, and the API on a real PostgreSQL');
  const units = runUnitTests();
  headline('Journeys in a real browser');
  buildApart();
  const journeys = runJourneys();
  headline('Counted goals of the benchmarks');
  const goals = runCountedGoals();
  const all = addTallies([checks, units, journeys, goals]);
  console.info(`\ntests: ${all.passed} passed, ${all.failed} failed`);
  process.exitCode = all.failed === 0 ? 0 : 1;
});
