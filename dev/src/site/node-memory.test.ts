import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICE_NAMES } from '@boardwalk/build/workspace';
import { expect, it } from 'vitest';
import { memoryFlags } from './node-memory.ts';

it.each(SERVICE_NAMES)('a container gives %s the memory it has elsewhere', (name) => {
  const commands = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('CMD'));
  const command = commands.find((line) => line.includes(`services/${name}/main.js`)) ?? 'CMD []';
  const words: string[] = JSON.parse(command.slice('CMD '.length));
  expect(words.filter((word) => word.startsWith('--max-'))).toEqual(memoryFlags(name));
});
