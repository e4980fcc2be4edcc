import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { buildApart } from '../build/build-apart.ts';

const E2E = join(ROOT, 'e2e');

/**
 * Builds the site and runs Playwright in the terminal. The process ends with Playwright's exit code.
 * @param options of `playwright test`.
 * @throws PlainError when the build fails.
 */
export function runE2e(options: readonly string[], environment: Record<string, string> = {}): void {
  buildApart();
  const headed = options.some((option) => option === '--headed' || option === '--debug');
  const { status } = spawnSync('playwright', ['test', ...options], {
    cwd: E2E,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(E2E, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      ...(headed && { E2E_HEADED: '1' }),
      ...environment,
    },
  });
  process.exitCode = status ?? 1;
}
