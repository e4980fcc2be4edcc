import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from './watch-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwalk-watch-'));
  writeFileSync(join(folder, 'remote.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports a written and a replaced file once each, and no other file', async () => {
  const changed = vi.fn();
  const stop = watchContent(folder, 'remote.json', changed);
  writeFileSync(join(folder, 'remote.json'), '{ "name":');
  writeFileSync(join(folder, 'remote.json'), '{ "name": "shop" }');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), { timeout: 4000 });
  writeFileSync(join(folder, 'new.json'), '{ "name": "stall" }');
  renameSync(join(folder, 'new.json'), join(folder, 'remote.json'));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2), { timeout: 4000 });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'remote.json'), '{ "name": "stall" }');
  await wait(400);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});
