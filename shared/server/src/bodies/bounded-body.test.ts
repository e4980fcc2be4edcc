import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BoundedBody } from './bounded-body.ts';

const BOUNDS = { mostBytes: 100, baseMs: 80, bytesPerSecond: 1000, longestMs: 200 };
const failed = (code: string) => expect.objectContaining({ code });
const sent = (pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

/** Sends a piece at this interval while the reader continues. */
async function trickle(source: PassThrough, piece: string, everyMs: number, times: number) {
  for (let time = 0; time < times && !source.destroyed; time += 1) {
    source.write(piece);
    await wait(everyMs);
  }
  source.end();
}

it('passes on a body within the limits', async () => {
  expect(await text(new BoundedBody(sent(['ab', 'c', 'd'.repeat(97)]), BOUNDS))).toHaveLength(100);
  expect(await text(new BoundedBody(sent([]), BOUNDS))).toBe('');
});

it('fails at the first byte too many, and continues reading', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  for (let sentBytes = 0; sentBytes < 500_000; sentBytes += 1000) source.write('x'.repeat(1000));
  source.end();
  await expect(text(body)).rejects.toEqual(failed('BODY_TOO_LARGE'));
  await expect.poll(() => source.readableEnded).toBe(true);
});

it('fails if nothing arrives', async () => {
  const begin = performance.now();
  await expect(text(new BoundedBody(new PassThrough(), BOUNDS))).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
  expect(performance.now() - begin).toBeLessThan(190);
});

it('fails below the minimum rate', async () => {
  const source = new PassThrough();
  void trickle(source, 'x', 10, 30);
  await expect(text(new BoundedBody(source, BOUNDS))).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
});

it('accepts a fast sender for longer than the timeout of the first bytes', async () => {
  const source = new PassThrough();
  void trickle(source, 'x'.repeat(80), 40, 9);
  const slowStart = new BoundedBody(source, { ...BOUNDS, mostBytes: 1000, baseMs: 200, longestMs: 2000 });
  expect(await text(slowStart)).toHaveLength(720);
});

it('fails at the maximum time, however much arrives', async () => {
  const source = new PassThrough();
  void trickle(source, 'x', 10, 100);
  const body = new BoundedBody(source, { ...BOUNDS, bytesPerSecond: 1 });
  await expect(text(body)).rejects.toEqual(failed('REQUEST_TOO_SLOW'));
});

it('doesn’t count the time of a slow reader', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  source.end('x'.repeat(50));
  await wait(300);
  expect(await text(body)).toHaveLength(50);
});

it('fails with the connection, also before anything is read', async () => {
  const source = new PassThrough();
  const body = new BoundedBody(source, BOUNDS);
  source.destroy();
  await wait(10);
  await expect(text(body)).rejects.toEqual(failed('ECONNRESET'));
});
