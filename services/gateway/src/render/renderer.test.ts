import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawJob } from '@boardwalk/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DrawFailure } from './messages.ts';
import { Renderer } from './renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-renderer-'));
const failures: DrawFailure[] = [];
let renderer: Renderer;

const write = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** A shell whose pages are whatever the remote answers. */
const SHELL = `
exports.modules = { react: { version: 'lent' } };
exports.warmUp = async () => {};
exports.draw = async (job, remote) => {
  const html = await remote(job);
  return { html, links: [], style: { names: '', css: '' }, data: { set: 'set-1', at: 1, reader: job.reader } };
};
`;
const bundle = (name: string, body: string) =>
  write(`${name}.js`, `exports.default = async (job) => { ${body} };`);

const job = { path: '/', reader: { session: false, language: 'en' } } as DrawJob;

async function timed(file: string) {
  const begin = performance.now();
  const page = await renderer.draw(job, file);
  return { html: page?.html, ms: performance.now() - begin };
}

beforeAll(async () => {
  renderer = new Renderer({
    program: join(import.meta.dirname, 'renderer-process.ts'),
    shell: write('shell.js', SHELL),
    apiUrl: 'http://localhost:9',
    onFailure: (failure) => failures.push(failure),
  });
  const first = bundle('first', "return 'first'");
  await vi.waitFor(async () => expect((await timed(first)).html).toBe('first'), { timeout: 20_000 });
}, 25_000);
afterAll(() => {
  renderer.close();
  rmSync(folder, { recursive: true });
});

it('draws with what the shell lends and nothing else', async () => {
  const file = bundle('lent', "return require('react').version + job.path");
  expect((await timed(file)).html).toBe('lent/');
  for (const [name, module] of Object.entries({ disk: 'fs', net: 'node:http', child: 'child_process' })) {
    expect((await timed(bundle(name, `return require('${module}')`))).html).toBeUndefined();
    expect(failures.at(-1)).toBe('threw');
  }
});

it('takes nothing for a page that is none', async () => {
  expect((await timed(bundle('odd', 'return { toString: 1 }'))).html).toBeUndefined();
  expect(failures.at(-1)).toBe('threw');
});

it('writes nothing, starts nothing and knows nothing of the gateway’s environment, however it gets at Node', async () => {
  // What a bundle could do that goes round its `require`.
  const node =
    "const process = (() => {}).constructor('return process')(); const get = (name) => process.getBuiltinModule(name);";
  const tries = {
    secrets: 'return JSON.stringify(Object.keys(process.env))',
    writing: `try { get('fs').writeFileSync('${join(folder, 'written')}', '') } catch (error) { return error.code }`,
    programs: "try { get('child_process').execSync('id') } catch (error) { return error.code }",
  };
  const answers = await Promise.all(
    Object.entries(tries).map(async ([name, body]) => (await timed(bundle(name, `${node} ${body}`))).html),
  );
  expect(JSON.parse(answers[0] ?? '')).not.toContain('PATH');
  expect(answers.slice(1)).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
});

/** On an idle machine it is under a second; a busy one must not fail the test, only a wait without end. Milliseconds. */
const NOT_ENDLESS = 4000;

const BAD: Record<string, string> = {
  'throws when it is loaded': '}; throw new Error("no"); exports.late = () => {',
  'throws when it draws': 'throw new Error("no");',
  'throws a thing that is no error': 'throw null;',
  'rejects beside the drawing': 'Promise.reject(new Error("beside")); return new Promise(() => {});',
  'never answers': 'return new Promise(() => {});',
  'loops for ever': 'for (;;) {}',
  'searches for ever': 'return /^(a+)+$/.test("a".repeat(60) + "b");',
  'fills the heap': 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
  'fills buffers': 'const all = []; for (;;) all.push(Buffer.alloc(16e6, 1));',
  exits: 'process.exit(0);',
  kills: "process.kill(process.pid, 'SIGKILL'); return new Promise(() => {});",
};

for (const [name, body] of Object.entries(BAD)) {
  it(`answers in time, and draws the next page, after a bundle that ${name}`, async () => {
    const bad = bundle(name.replaceAll(' ', '-'), body);
    const answer = await timed(bad);
    expect(answer.html).toBeUndefined();
    expect(answer.ms).toBeLessThan(NOT_ENDLESS);
    // It isn't tried again at once: that costs nobody anything.
    expect((await timed(bad)).ms).toBeLessThan(answer.ms + 100);
    const good = bundle(`after-${name.replaceAll(' ', '-')}`, "return 'fine'");
    await vi.waitFor(async () => expect((await timed(good)).html).toBe('fine'), { timeout: 15_000 });
  }, 20_000);
}

it('lets go of the first page’s wait when many ask at once', async () => {
  const slow = bundle('slow', "await new Promise((done) => setTimeout(done, 300)); return 'slow'");
  const answers = await Promise.all(Array.from({ length: 6 }, () => timed(slow)));
  expect(answers.filter(({ html }) => html === 'slow').length).toBeGreaterThan(0);
  for (const { ms } of answers) expect(ms).toBeLessThan(NOT_ENDLESS);
});
