import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { ROOT } from '@boardwalk/build/workspace';
import { findBrowser } from '@boardwalk/dev/browser';

/** Result of one journey and its annotations for the benchmarks. */
export interface Journey {
  title: string;
  ok: boolean;
  notes: { type: string; value: unknown }[];
}

/**
 * Runs some of the journeys, one after the other, on a separate site.
 * @param specs their files in the folder `architecture`, without the extension.
 */
export async function runJourneys(specs: readonly string[]): Promise<Journey[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-journeys-'));
  const report = join(folder, 'report.json');
  try {
    const child = spawn(
      process.execPath,
      [
        join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'),
        'test',
        '--reporter=json',
        '--workers=1',
        '--retries=1',
        ...specs.map((name) => `specs/architecture/${name}.spec.ts`),
      ],
      {
        cwd: join(ROOT, 'e2e'),
        stdio: 'ignore',
        env: {
          ...process.env,
          CHROMIUM_PATH: findBrowser(() => {}),
          E2E_PORT: String(await freePort()),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        },
      },
    );
    await once(child, 'exit');
    return journeysOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Report {
  suites?: Report[];
  specs?: {
    title: string;
    ok: boolean;
    tests: { results: { annotations: { type: string; description?: string }[] }[] }[];
  }[];
}

/** Returns the journeys of a Playwright report, with the annotations of the last try. */
export function journeysOf({ suites = [], specs = [] }: Report): Journey[] {
  const own = specs.map(({ title, ok, tests }) => {
    const noted = tests[0]?.results.at(-1)?.annotations ?? [];
    const notes = noted
      .filter(({ description }) => description?.match(/^[[{]/))
      .map(({ type, description }) => ({ type, value: JSON.parse(description ?? '') as unknown }));
    return { title, ok, notes };
  });
  return [...own, ...suites.flatMap(journeysOf)];
}
