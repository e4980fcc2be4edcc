#!/usr/bin/env node
// Finds the remote that contains the working directory, then runs the command.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `boardwalk needs Node 22.19 or newer; this is ${process.versions.node}. Start it by npm (npm run …), which uses the Node of the packages.`,
  );
  process.exit(1);
}
let folder = process.cwd();
while (!existsSync(join(folder, 'remote.json')) && dirname(folder) !== folder) folder = dirname(folder);
if (!existsSync(join(folder, 'remote.json'))) {
  console.error('There is no remote.json here or above. Go into the folder of a remote.');
  process.exit(2);
}
process.env.BOARDWALK_ROOT = folder;
await import('../dist/one-remote/boardwalk.js');
