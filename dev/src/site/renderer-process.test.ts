import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { fenceFlags } from './renderer-process.ts';

it('a container restricts the renderer with the same flags as a local site', () => {
  const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n');
  const command =
    lines.find((line) => line.startsWith('CMD') && line.includes('renderer/main.js')) ?? 'CMD []';
  const words: string[] = JSON.parse(command.slice('CMD '.length));
  const fence = fenceFlags('/boardwalk/.build/services/renderer/*');
  expect(fence).toContain('--permission');
  expect(words.filter((word) => fence.includes(word))).toEqual(fence);
});
