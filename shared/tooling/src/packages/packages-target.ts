import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from '../build/locked-packages.ts';
import { type Target, TOOLS } from '../build/target.ts';
import { BUILD } from '../workspace/folders.ts';
import { buildPackages } from './build-packages.ts';

const OUT = join(BUILD, 'packages');

/** The packages for teams outside: the site serves them under `/packages/`. */
export function packagesTarget(): Target {
  return {
    name: 'packages',
    inputs: [
      'shared/contracts',
      'shared/create-boardwalk-remote',
      'shared/kit',
      'shared/tooling',
      'tsconfig.base.json',
      ...TOOLS,
    ],
    settings: () =>
      lockedPackages(['shared/contracts', 'shared/create-boardwalk-remote', 'shared/kit', 'shared/tooling']),
    isThere: () => existsSync(join(OUT, 'index.json')),
    async build() {
      const packed = await buildPackages(OUT);
      return packed.map(({ name, version }) => `${name} ${version}`).join(', ');
    },
  };
}
