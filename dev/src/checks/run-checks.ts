import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { ROOT } from '@boardwalk/build/workspace';
import pMap from 'p-map';
import { CHECKS, type Check } from './checks.ts';

/** Runs all checks, two at a time; each prints its result when it ends. @returns the names of those that passed and of those that failed. */
export async function runChecks(): Promise<{ passed: string[]; failed: string[] }> {
  const results = await pMap(CHECKS, runCheck, { concurrency: 2 });
  const names = (ok: boolean) => CHECKS.filter((_, at) => results[at] === ok).map(({ name }) => name);
  return { passed: names(true), failed: names(false) };
}

async function runCheck({ name, program, args, remedy }: Check): Promise<boolean> {
  const begin = performance.now();
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false)).once('close', (code) => resolve(code === 0));
  });
  const [ok, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  // Printed in one call, so that the output of two checks doesn't mix.
  console.info(`${out}${errors}${ok ? '✓' : '✗'} ${name} (${seconds} s)${ok ? '' : `  ${remedy}`}`);
  return ok;
}
