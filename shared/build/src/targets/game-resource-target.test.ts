import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { gameResource } from '../presets/game-resource.ts';
import { runBuild } from './target.ts';

it('builds one script that a game server runs without modules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-resource-'));
  try {
    await runBuild(gameResource(folder));
    const lines: string[] = [];
    // Without settings the script only prints that.
    const globals = {
      GetCurrentResourceName: () => 'boardwalk',
      GetConvar: (_: string, given: string) => given,
    };
    const console = { log: (line: string) => lines.push(line) };
    const script = readFileSync(join(folder, 'boardwalk.js'), 'utf8');
    runInNewContext(script, { ...globals, console, require: createRequire(import.meta.url) });
    expect(lines).toEqual([expect.stringContaining('[boardwalk] Not started: boardwalk_url is not')]);
    // Node 16 has none of these.
    expect(script).not.toMatch(/\bfetch\(|AbortSignal\.timeout|\.toSorted\(|\bhash\(/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
