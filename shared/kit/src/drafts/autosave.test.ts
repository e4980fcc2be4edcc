import { beforeEach, expect, it, vi } from 'vitest';
import { Autosave } from './autosave.ts';

const DEBOUNCE_MS = 1500;
const RETRY_MS = 5000;
const sent: [value: string, version: number][] = [];
let version = 1;
const server = vi.fn(async () => {});
const onError = vi.fn((_: unknown): number | undefined => RETRY_MS);
let autosave: Autosave<string>;
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  version = 1;
  server.mockReset().mockImplementation(async () => {});
  onError.mockReset().mockImplementation(() => RETRY_MS);
  autosave = new Autosave({
    saved: '',
    isSame: (one, other) => one === other,
    debounceMs: DEBOUNCE_MS,
    async send(value) {
      sent.push([value, version]);
      await server();
      version += 1;
      return value;
    },
    onError,
  });
});
const pass = (ms = DEBOUNCE_MS) => vi.advanceTimersByTimeAsync(ms);
/** Delays the next save until the returned function is called. */
function slow(): () => void {
  let release = () => {};
  server.mockImplementationOnce(() => new Promise((resolve) => (release = resolve)));
  return () => release();
}

it('saves once after a pause', async () => {
  autosave.write('a');
  await pass(1000);
  autosave.write('ab');
  await pass(1400);
  expect(sent).toEqual([]);
  await pass(100);
  expect(sent).toEqual([['ab', 1]]);
});

it('never sends two saves based on one version, however slow the server is', async () => {
  const release = slow();
  autosave.write('a');
  await pass();
  autosave.write('ab');
  await pass();
  autosave.write('abc');
  await pass();
  const submitted = autosave.flush();
  expect(sent).toEqual([['a', 1]]);
  release();
  expect(await submitted).toBe(true);
  await pass(10_000);
  expect(sent).toEqual([
    ['a', 1],
    ['abc', 2],
  ]);
});

it("sends nothing if the value equals the server's", async () => {
  autosave.write('a');
  autosave.write('');
  await pass(10_000);
  expect(sent).toEqual([]);
});

it('retries after a failure, and stops on request', async () => {
  server.mockRejectedValue(new Error('offline'));
  autosave.write('a');
  await pass();
  await pass(RETRY_MS);
  expect(sent).toHaveLength(2);
  onError.mockReturnValue(undefined);
  await pass(RETRY_MS);
  await pass(60_000);
  expect(sent).toHaveLength(3);
});

it("doesn't send a value on hold until another value is accepted", async () => {
  onError.mockImplementation(() => {
    autosave.hold();
    return undefined;
  });
  server.mockRejectedValueOnce(new Error('stale'));
  autosave.write('a');
  await pass();
  autosave.write('ab');
  await pass(60_000);
  expect(await autosave.flush()).toBe(false);
  expect(sent).toHaveLength(1);
  autosave.accept('theirs');
  expect(await autosave.flush()).toBe(true);
  expect(sent.at(-1)?.[0]).toBe('ab');
});

it("doesn't send a manually saved value until it is flushed", async () => {
  autosave.write('a', { waits: true });
  await pass(60_000);
  expect(sent).toEqual([]);
  expect(await autosave.flush()).toBe(true);
});
