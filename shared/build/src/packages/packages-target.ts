import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from '../targets/locked-packages.ts';
import type { Target } from '../targets/target.ts';
import { PACKAGES } from '../workspace/folders.ts';
import { buildPackages } from './build-packages.ts';

/** The folders that the packages are made from. */
const SOURCES = [
  'shared/build',
  'shared/cli',
  'shared/contracts',
  'shared/create-boardwalk-remote',
  'shared/kit',
];

/** The packages for teams outside: the site serves them under `/packages/`. */
export function packagesTarget(): Target {
  return {
    name: 'packages',
    later: true,
    inputs: [...SOURCES, 'tsconfig.base.json'],
    settings: () => lockedPackages(SOURCES),
    isThere: () => existsSync(join(PACKAGES, 'index.json')),
    async build() {
      const packed = await buildPackages(PACKAGES);
      return packed.map(({ name, version }) => `${name} ${version}`).join(', ');
    },
  };
}
