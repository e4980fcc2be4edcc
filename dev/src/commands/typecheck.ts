import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';

const FOLDERS = ['shell', 'remotes', 'services', 'shared', 'dev', 'bench', 'e2e'];
const SOURCE = /\.(tsx?|json)$/;
const IGNORED = /(^|\/)(node_modules|\.build|dist|\.results)(\/|$)/;
/** Debounce in milliseconds: an editor writes several files for one change. */
const SETTLE_MS = 150;

/** Checks the types of everything; takes the options of `tsc -b`. With `--watch`, it checks again after each change. */
const given = process.argv.slice(2);
const options = [
  '-b',
  '--checkers',
  '1',
  ...given.filter((option) => option !== '--watch' && option !== '-w'),
];
if (options.length === given.length + 3) {
  process.exitCode = spawnSync('tsc', options, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
} else {
  checkAgainAndAgain();
}

/** Runs `tsc -b` after each change: its own watch mode doesn't notice changes of the project references. */
function checkAgainAndAgain(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let isOutdated = false;
  function check(): void {
    if (running) {
      isOutdated = true;
      return;
    }
    running = true;
    isOutdated = false;
    const begin = performance.now();
    spawn('tsc', options, { cwd: ROOT, stdio: 'inherit' }).once('exit', (code) => {
      running = false;
      if (isOutdated) return check();
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      console.info(`${code === 0 ? 'No errors' : 'Errors, see above'} (${seconds} s). Waiting for changes.`);
    });
  }
  for (const folder of FOLDERS)
    watch(join(ROOT, folder), { recursive: true }, (_, file) => {
      if (!file || IGNORED.test(file) || !SOURCE.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(check, SETTLE_MS);
    });
  check();
}
