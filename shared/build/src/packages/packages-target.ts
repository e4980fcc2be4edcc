import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from '../targets/locked-packages.ts';
import type { Target } from '../targets/target.ts';
import { PACKAGES } from '../workspace/folders.ts';
import { buildPackages } from './build-packages.ts';

/** Source folders of the packages and of their documentation. */
const SOURCES = [
  'shared/backend',
  'shared/build',
  'shared/cli',
  'shared/contracts',
  'shared/create-boardwalk-remote',
  'shared/kit',
  'shared/rich-text',
  'docs/developers',
];

/** Target of the packages for teams outside, which the site serves under `/packages/`. */
export function packagesTarget(): Target {
  return {
    name: 'packages',
    atStart: 'afterwards',
    inputs: [...SOURCES, 'tsconfig.base.json'],
    settings: () => lockedPackages(SOURCES),
    isThere: () => existsSync(join(PACKAGES, 'index.json')),
    async build() {
      const packed = await buildPackages(PACKAGES);
      return packed.map(({ name, version }) => `${name} ${version}`).join(', ');
    },
  };
}
