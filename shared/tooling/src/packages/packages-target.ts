import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from '../build/locked-packages.ts';
import { type Target, TOOLS } from '../build/target.ts';
import { PACKAGES } from '../workspace/folders.ts';
import { buildPackages } from './build-packages.ts';

/** The packages for teams outside: the site serves them under `/packages/`. */
export function packagesTarget(): Target {
  return {
    name: 'packages',
    later: true,
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
    isThere: () => existsSync(join(PACKAGES, 'index.json')),
    async build() {
      const packed = await buildPackages(PACKAGES);
      return packed.map(({ name, version }) => `${name} ${version}`).join(', ');
    },
  };
}
