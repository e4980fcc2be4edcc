import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestRenderer, type TestRenderer } from '../testing/test-renderer.ts';

let renderer: TestRenderer;
beforeAll(async () => {
  renderer = await startTestRenderer();
}, 25_000);
afterAll(() => renderer.close());

it('provides only the modules of the shell', async () => {
  expect((await renderer.render("return require('react').version + job.path"))?.page.html).toBe('lent/');
  expect((await renderer.render())?.page.html).toBe('the shell alone');
  for (const part of ['fs', 'node:http', 'child_process', 'async_hooks', 'crypto']) {
    expect(await renderer.render(`return require('${part}')`)).toBeUndefined();
    expect(renderer.failures.at(-1)?.failure).toBe('threw');
  }
});

it.each([
  ['an object that is no page', 'return { toString: 1 }'],
  ['a value that can’t be sent', 'return () => {}'],
  ['a BigInt', 'return 10n'],
  ['a text that is larger than any page', "return 'a'.repeat(5e6)"],
])('rejects %s as a page', async (what, body) => {
  expect(await renderer.render(body)).toBeUndefined();
  expect((await renderer.render(`return 'after ${what}'`))?.page.html).toBe(`after ${what}`);
});

/** On an idle machine it is under a second; on a busy one only an endless wait may fail the test. Milliseconds. */
const MAX_DURATION_MS = 4000;
const MAX_REJECTION_MS = 50;
const LONG_TIMEOUT = { timeout: 15_000 };

const BAD: Record<string, string> = {
  'throws when it is loaded': '}; throw new Error("no"); exports.late = () => {',
  'throws when it renders': 'throw new Error("no");',
  'throws a value that is no error': 'throw null;',
  'rejects outside of the rendering': 'Promise.reject(new Error("outside")); return new Promise(() => {});',
  'never resolves': 'return new Promise(() => {});',
  'loops for ever': 'for (;;) {}',
  'searches for ever': 'return /^(a+)+$/.test("a".repeat(60) + "b");',
  'fills the heap': 'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
  'fills buffers': 'const all = []; for (;;) all.push(Buffer.alloc(16e6, 1));',
  exits: 'process.exit(0);',
  kills: "process.kill(process.pid, 'SIGKILL'); return new Promise(() => {});",
};

for (const [name, body] of Object.entries(BAD)) {
  it(`responds in time, and renders the next page, after a bundle that ${name}`, async () => {
    const answer = await renderer.timed(body);
    expect(answer.html).toBeUndefined();
    expect(answer.ms).toBeLessThan(MAX_DURATION_MS);
    // Once its result is known, it isn't tried again immediately, which costs nothing.
    await vi.waitFor(
      async () => expect((await renderer.timed(body)).ms).toBeLessThan(MAX_REJECTION_MS),
      LONG_TIMEOUT,
    );
    expect((await renderer.render(`return 'fine, ${name}'`))?.page.html).toContain('fine');
  }, 20_000);
}

it('releases all waiting requests of a first page', async () => {
  const slow = "await new Promise((done) => setTimeout(done, 300)); return 'slow'";
  // The renderer that the previous bundle killed may still be starting on a busy machine.
  await vi.waitFor(async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => renderer.timed(slow)));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(MAX_DURATION_MS);
    expect(answers.filter(({ html }) => html === 'slow').length).toBeGreaterThan(0);
  }, LONG_TIMEOUT);
}, 20_000);

it('terminates code that continues after its rendering', async () => {
  const calm = 'globalThis.rendered = (globalThis.rendered ?? 0) + 1; return "calm " + rendered;';
  const restless = `
    globalThis.rendered = (globalThis.rendered ?? 0) + 1;
    setInterval(() => { for (const end = Date.now() + 100; Date.now() < end; ); }, 1);
    return 'restless ' + rendered;`;
  expect((await renderer.render(calm))?.page.html).toBe('calm 1');
  expect((await renderer.render(restless))?.page.html).toBe('restless 1');
  // A new worker counts from the beginning.
  await vi.waitFor(async () => {
    await new Promise((done) => setTimeout(done, 2500));
    expect((await renderer.render(restless))?.page.html).toBe('restless 1');
  }, LONG_TIMEOUT);
  expect((await renderer.render(calm))?.page.html).toBe('calm 2');
}, 20_000);
