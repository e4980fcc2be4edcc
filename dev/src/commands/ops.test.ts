import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-ops-'));
afterAll(() => rmSync(folder, { recursive: true }));

function ops(args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data'), ...environment };
  return spawnSync(process.execPath, [join(import.meta.dirname, 'ops.ts'), ...args], {
    encoding: 'utf8',
    env,
  });
}

it.each([
  [[], 'Usage: npm run ops'],
  [['--nonsense'], 'There is no "ops --nonsense".'],
  [['constructor'], 'There is no "ops constructor".'],
  [['backup', '--nonsense'], "Unknown option '--nonsense'."],
  [['backup', 'a', 'b'], 'Usage: npm run ops'],
  [['restore'], 'Usage: npm run ops'],
  [['doctor', 'x'], "Unexpected argument 'x'."],
  [['seed', '--preset'], "Option '--preset <value>' argument missing."],
  [['rotate-keys'], 'Which key?'],
])('says how it is used, and does nothing: %j', (args, message) => {
  const { status, stderr, stdout } = ops(args);
  expect([status, stdout]).toEqual([64, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run ops -- <verb>');
  expect(stderr).not.toMatch(/\n +at /);
  expect(readdirSync(folder)).toEqual([]);
});

it('reports invalid settings as findings, and builds nothing for them', () => {
  const { status, stdout } = ops(['doctor', '--json'], { PORT: 'x', SITE_PRESET: 'sea' });
  expect(status).toBe(1);
  const { findings } = JSON.parse(stdout) as { findings: { check: string; says: string }[] };
  expect(findings.map(({ check, says }) => `${check} ${says}`)).toEqual([
    expect.stringMatching(/^node Node \d/),
    expect.stringMatching(/^settings PORT: /),
    expect.stringMatching(/^settings SITE_PRESET: /),
  ]);
});

it('states that the gateway key of a site by npm start isn’t stored', () => {
  const { status, stderr } = ops(['rotate-keys', 'gateway'], { GATEWAY_KEY_FILE: '' });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringContaining('npm start makes another at each start'),
  ]);
});

it('prints the value that RELEASE_PUBLIC_KEYS must have', () => {
  const key = join(folder, 'signing.json');
  const environment = { RELEASE_SIGNING_KEY_FILE: key, RELEASE_PUBLIC_KEYS: 'A'.repeat(43) };
  expect(ops(['rotate-keys', 'signing', '--begin'], environment).stderr).toContain(
    'signing.json isn’t there',
  );
  const places = [join(folder, 'api'), join(folder, 'gateway')];
  spawnSync(process.execPath, [join(import.meta.dirname, 'keys.ts'), ...places]);
  const made = { ...environment, RELEASE_SIGNING_KEY_FILE: join(folder, 'api/release-signing.json') };
  expect(ops(['rotate-keys', 'signing', '--begin'], made).stdout).toMatch(
    /RELEASE_PUBLIC_KEYS is set\..*\n {2}[\w-]{43},[\w-]{43}\n/,
  );
});
