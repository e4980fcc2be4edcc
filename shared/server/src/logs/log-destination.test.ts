import { closeSync, existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeSmallDisk } from '../testing/small-disk.ts';
import { createLogDestination } from './log-destination.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'boardwalk-log-'));

it('writes lines in order with a short delay, and the rest on close', async () => {
  const file = join(folder(), 'x.log');
  const fd = openSync(file, 'a');
  const log = createLogDestination({ service: 'test', fd });
  for (let line = 0; line < 5000; line += 1) log.write(`${line}\n`);
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length).toBe(5001);
  log.write('last\n');
  log.close();
  expect(readFileSync(file, 'utf8')).toMatch(/4998\n4999\nlast\n$/);
  closeSync(fd);
});

it.skipIf(!existsSync('/dev/full'))('continues without a log while nothing can be written', async () => {
  const fd = openSync('/dev/full', 'w');
  const log = createLogDestination({ service: 'test', fd });
  for (let line = 0; line < 50_000; line += 1) log.write(`${'x'.repeat(50)}\n`);
  await wait(50);
  log.write('one more\n');
  log.flushSync();
  log.close();
  closeSync(fd);
});

it('resumes when there is space, and reports the number of missing lines', async ({ skip }) => {
  const disk = makeSmallDisk(1_048_576) ?? skip('no small disk can be made here');
  const file = join(disk.folder, 'x.log');
  const fd = openSync(file, 'a');
  const log = createLogDestination({ service: 'test', fd });
  const written = () => readFileSync(file, 'utf8');
  try {
    disk.fill();
    for (let line = 0; line < 20_000; line += 1) log.write(`${'x'.repeat(49)}\n`);
    await wait(300);
    disk.free();
    await expect
      .poll(() => written().slice(-120), { timeout: 5000 })
      .toContain('"msg":"lines are missing here');
    // Lines are complete, and in order.
    const lines = written().trimEnd().split('\n');
    const { lost } = JSON.parse(lines.pop() ?? '{}') as { lost: number };
    expect([lines.every((line) => line === 'x'.repeat(49)), lines.length + lost]).toEqual([true, 20_000]);
    log.write('here again\n');
    await expect.poll(() => written().slice(-20)).toMatch(/\nhere again\n$/);
  } finally {
    log.close();
    closeSync(fd);
    disk.remove();
  }
});
