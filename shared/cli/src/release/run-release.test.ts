import { expect, it } from 'vitest';
import { runRelease } from './run-release.ts';

/** Runs a call that doesn't reach a site. */
async function run(...args: string[]) {
  const results: string[] = [];
  const logged: string[] = [];
  const code = await runRelease(
    args,
    {},
    { result: (text) => results.push(text), log: (line) => logged.push(line) },
  );
  return { code, result: results.join('\n'), logged: logged.join('\n') };
}

it('prints the usage of one command, and succeeds', async () => {
  for (const flag of ['--help', '-h']) {
    const { code, result } = await run('promote', 'news', flag);
    expect(code).toBe(0);
    expect(result).toMatch(/^Usage: release promote <remote> \[<version>\]/);
    expect(result).not.toContain('rollback');
  }
  expect((await run('help')).result).toContain('release rollback <remote>');
});

it('refuses a text that is no deploy token before it calls the site', async () => {
  expect(await run('status', '--token', 'secret', '--site', 'http://localhost:1')).toMatchObject({
    code: 2,
    logged: 'This is not a deploy token: they begin with bwd_.',
  });
});
