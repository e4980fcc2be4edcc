import { spawn, spawnSync } from 'node:child_process';
import { ROOT } from '@boardwalk/build/workspace';
import { watchSources } from '../development/watch-sources.ts';

// Checks the types of everything; takes the options of `tsc -b`. With `--watch`, it checks again after each change.

const FOLDERS = ['shell', 'remotes', 'services', 'shared', 'dev', 'bench', 'e2e'];
const isUnchecked = (file: string) =>
  /(^|[\\/])(node_modules|\.build|dist|\.results)([\\/]|$)/.test(file) || !/\.(tsx?|json)$/.test(file);

const given = process.argv.slice(2);
const isWatch = (option: string) => option === '--watch' || option === '-w';
const options = ['-b', '--checkers', '1', ...given.filter((option) => !isWatch(option))];
const settings = { cwd: ROOT, stdio: 'inherit' } as const;

if (given.some(isWatch)) {
  // A change during the first check waits for its end: two runs at a time would write the same files.
  const first = checkAndReport();
  watchSources(FOLDERS, () => first.then(checkAndReport), console.error, isUnchecked);
  await first;
} else {
  process.exitCode = spawnSync('tsc', options, settings).status ?? 1;
}

/** Runs `tsc -b` once: its own watch mode doesn't notice changes in referenced projects. */
async function checkAndReport(): Promise<void> {
  const begin = performance.now();
  const ended = Promise.withResolvers<number | null>();
  spawn('tsc', options, settings).once('error', ended.reject).once('exit', ended.resolve);
  const code = await ended.promise;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.info(`${code === 0 ? 'No errors' : 'Errors, see above'} (${seconds} s). Waiting for changes.`);
}
