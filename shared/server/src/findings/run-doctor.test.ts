import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const PROGRAM = `
  const { runDoctor, runAllBut, ok, problem } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
  const checks = [
    { name: 'disk', look: () => ok('much room') },
    { name: 'key', look: () => problem('no key', 'Make one.') },
    // It is given up, and its timer keeps nobody waiting.
    { name: 'site', look: ({ site }) => (setTimeout(() => {}, 60_000), ok(site)) },
  ];
  await runDoctor('How it is used', ({ except, site = 'nowhere' }) => runAllBut(except, checks, { site }));
`;
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM, '--', ...args], {
    encoding: 'utf8',
  });

it('prints findings for people, and exits with 1 if there is a problem', () => {
  expect(run()).toMatchObject({
    status: 1,
    stdout:
      'ok       disk: much room\nproblem  key: no key → Make one.\nok       site: nowhere\n\nProblems: 1, warnings: 0\n',
  });
});

it('prints them as JSON, without the excluded ones', () => {
  const { status, stdout } = run(
    '--json',
    '--except',
    'key',
    '--except',
    'disk',
    '--site',
    'http://localhost:3000',
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    findings: [{ check: 'site', standing: 'ok', says: 'http://localhost:3000' }],
  });
});

it.each([['--nonsense'], ['more'], ['--site']])('prints its usage: %s', (argument) => {
  expect(run(argument)).toMatchObject({ status: 64, stdout: '', stderr: 'How it is used\n' });
});
