import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BoundedBody } from './bounded-body.ts';

const BOUNDS = { mostBytes: 100, patienceMs: 80, bytesPerSecond: 1000, longestMs: 200 };
const failed = (code: string) => expect.objectContaining({ code });
const sent = (pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

/** Sends a piece every so many milliseconds, for as long as somebody wants more. */
async function trickle(source: PassThrough, piece: string, everyMs: number, times: number) {
  for (let time = 0; time < times && !source.destroyed; time += 1) {
    source.write(piece);
    await wait(everyMs);
  }
  source.end();
}

it('passes on what is within the bounds', async () => {
  expect(await text(new BoundedBody(sent(['ab', 'c', 'd'.repeat(97)]), BOUNDS))).toHaveLength(100);
  expect(await text(new BoundedBody(sent([]), BOUNDS))).toBe('');
});

it('fails at the first byte too many, and reads on', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  for (let sentBytes = 0; sentBytes < 500_000; sentBytes += 1000) source.write('x'.repeat(1000));
  source.end();
  await expect(text(body)).rejects.toEqual(failed('BODY_TOO_LARGE'));
  await expect.poll(() => source.readableEnded).toBe(true);
});

it('fails when nothing comes', async () => {
  const begin = performance.now();
  await expect(text(new BoundedBody(new PassThrough(), BOUNDS))).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
  expect(performance.now() - begin).toBeLessThan(190);
});

it('fails when less comes than earns the time', async () => {
  const source = new PassThrough();
  void trickle(source, 'x', 10, 30);
  await expect(text(new BoundedBody(source, BOUNDS))).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
});

it('takes what comes fast enough, for longer than the patience for its first bytes', async () => {
  const source = new PassThrough();
  void trickle(source, 'x'.repeat(80), 40, 9);
  const slowStart = new BoundedBody(source, { ...BOUNDS, mostBytes: 1000, patienceMs: 200, longestMs: 2000 });
  expect(await text(slowStart)).toHaveLength(720);
});

it('fails at the longest time, however much comes', async () => {
  const source = new PassThrough();
  void trickle(source, 'x', 10, 100);
  const body = new BoundedBody(source, { ...BOUNDS, bytesPerSecond: 1 });
  await expect(text(body)).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
});

it('doesn’t hold against the sender that nobody reads', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  source.end('x'.repeat(50));
  await wait(300);
  expect(await text(body)).toHaveLength(50);
});

it('fails with the connection, also before anybody reads', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  source.destroy();
  await wait(10);
  await expect(text(body)).rejects.toEqual(failed('ECONNRESET'));
});
