import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSmallDisk } from '@boardwalk/server/testing';
import { expect, it } from 'vitest';
import { SupervisedProcess } from './supervised-process.ts';

/** Supervises a process that ends immediately with this code, and collects its events. */
function supervise(code: number, folder: string) {
  const heard = { said: [] as string[], hopeless: false, lastLines: '' };
  const plan = {
    name: 'database',
    logFile: join(folder, 'database.log'),
    start: (log: number) =>
      spawn(process.execPath, ['-e', `console.log('ends'); process.exit(${code})`], {
        stdio: ['ignore', log, log],
      }),
    untilReady: async () => {},
  };
  const events = {
    say: (line: string) => heard.said.push(line),
    onHopeless: (_name: string, lastLines: string) => {
      heard.hopeless = true;
      heard.lastLines = lastLines;
    },
  };
  const supervised = new SupervisedProcess(plan, events, 5);
  return { supervised, heard };
}
const soon = { timeout: 12_000 };

it('gives up a process that ends again and again', async () => {
  const { supervised, heard } = supervise(1, mkdtempSync(join(tmpdir(), 'boardwalk-site-')));
  await supervised.start();
  await expect.poll(() => heard.hopeless, soon).toBe(true);
  expect(heard.said).toHaveLength(5);
});

it('gives up a process with wrong settings immediately', async () => {
  const { supervised, heard } = supervise(78, mkdtempSync(join(tmpdir(), 'boardwalk-site-')));
  await supervised.start();
  await expect.poll(() => heard.hopeless, soon).toBe(true);
  expect(heard.said).toEqual([]);
});

it('shows the last lines of this run, not those of an earlier one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-site-'));
  writeFileSync(join(folder, 'database.log'), 'a line of yesterday\n');
  const { supervised, heard } = supervise(78, folder);
  await supervised.start();
  await expect.poll(() => heard.hopeless, soon).toBe(true);
  expect(heard.lastLines).toBe('ends');
});

it('keeps trying while the disk is full, and reports it', async ({ skip }) => {
  const disk = makeSmallDisk(65_536) ?? skip('no small disk can be made here');
  const { supervised, heard } = supervise(1, disk.folder);
  await supervised.start();
  await expect.poll(() => heard.said.length, soon).toBeGreaterThan(5);
  await supervised.stop(1000);
  expect(heard.hopeless).toBe(false);
  expect(heard.said[0]).toBe(
    `database ended (code 1); starting it again: the disk with ${disk.folder} is full, free some room`,
  );
  disk.remove();
});
