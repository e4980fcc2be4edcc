import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../command/plain-error.ts';
import { lockedVersion } from '../targets/locked-packages.ts';
import { ROOT } from '../workspace/folders.ts';
import { REACT } from '../workspace/kit-version.ts';

/** The fields of a `package.json` that are read here. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /** Packages that are bundled into this one. */
  bundleDependencies?: readonly string[];
  [field: string]: unknown;
}

/** A package for teams outside this checkout. */
export interface PackagePlan {
  /** Its folder in the checkout. */
  folder: string;
  /** Changes to the `package.json` of the checkout. */
  manifest: Partial<Manifest>;
  /** Dependencies in the checkout that the package doesn't need. */
  without?: readonly string[];
  /** Development dependencies in the checkout that the package needs. `npm start` doesn't install them: their versions are those of the lockfile. */
  testTools?: readonly string[];
  /** A package bundled into it, whose dependencies are installed with its own. */
  installsFor?: PackagePlan;
}

const PRESETS = '@boardwalk/build';
const CLI = '@boardwalk/cli';
const CONTRACTS = '@boardwalk/contracts';
const MODULE = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './package.json': './package.json',
};
/** Fields of all these packages. */
const COMMON = { license: 'MIT', type: 'module', private: undefined, devDependencies: undefined };

/** The build presets. They are not published as a package: they are bundled into the command that uses them. */
const PRESETS_PLAN = {
  folder: 'shared/build',
  manifest: {
    exports: {
      './command': './dist/command/index.js',
      './dev-servers': './dist/development/dev-servers.js',
      './ports': './dist/development/ports.js',
      './release': './dist/release/index.js',
      './workspace': './dist/workspace/index.js',
      './package.json': './package.json',
    },
  },
  without: ['@boardwalk/artwork', 'fflate', 'marked', 'subset-font'],
} as const satisfies PackagePlan;

const CONTRACTS_PLAN = {
  folder: 'shared/contracts',
  manifest: {
    exports: {
      '.': MODULE['.'],
      './calls': { types: './dist/calls/remote-calls.d.ts', default: './dist/calls/remote-calls.js' },
      './package.json': './package.json',
    },
  },
  without: ['@types/node'],
} as const satisfies PackagePlan;

const KIT_FOLDER = 'shared/kit';

/** The packages by the name of their folder. Their public interface is their `exports` and `bin`. */
export const PLANS = {
  contracts: CONTRACTS_PLAN,
  kit: {
    folder: KIT_FOLDER,
    manifest: {
      exports: {
        '.': MODULE['.'],
        './testing': { types: './dist/testing/outside.d.ts', default: './dist/testing/outside.js' },
        './package.json': './package.json',
      },
      bundleDependencies: [CONTRACTS],
      sideEffects: ['./dist/forms/checks-without-eval.js', './dist/testing/*.js'],
      // Only for `./testing`: its hooks have to be those of the Vitest that runs the test.
      peerDependencies: { vitest: majorOf(lockedVersion(KIT_FOLDER, 'vitest')) },
      peerDependenciesMeta: { vitest: { optional: true } },
    },
    without: [
      '@emotion/serialize',
      '@fontsource-variable/bricolage-grotesque',
      '@fontsource-variable/instrument-sans',
      '@types/react',
      '@types/react-dom',
      'stylis',
    ],
    testTools: ['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', 'axe-core'],
  },
  'rich-text': {
    folder: 'shared/rich-text',
    manifest: {
      exports: MODULE,
      bundleDependencies: [CONTRACTS],
      // A page has one of each: those of the team's repository in tests, those of the page at run time.
      peerDependencies: {
        '@boardwalk/kit': `^${read(join(ROOT, KIT_FOLDER, 'package.json')).version}`,
        react: REACT,
        'react-dom': REACT,
      },
    },
    without: ['@boardwalk/kit', '@lingui/core', '@lingui/react', 'react', 'react-dom'],
    installsFor: CONTRACTS_PLAN,
  },
  backend: {
    folder: 'shared/backend',
    manifest: { exports: MODULE },
  },
  cli: {
    folder: 'shared/cli',
    manifest: {
      bin: { boardwalk: 'bin/boardwalk.mjs' },
      exports: {
        './create': './dist/one-remote/create.js',
        './lingui': './dist/one-remote/lingui.js',
        './vitest': './dist/one-remote/vitest.js',
        './remote.schema.json': './remote.schema.json',
        './package.json': './package.json',
      },
      bundleDependencies: [PRESETS, CONTRACTS],
      // npm puts the Node of these packages before its own, for every script.
      optionalDependencies: read(join(ROOT, 'package.json')).optionalDependencies,
    },
    installsFor: PRESETS_PLAN,
  },
  create: {
    folder: 'shared/create-boardwalk-remote',
    manifest: { bin: 'bin/create.mjs', bundleDependencies: [PRESETS, CLI, CONTRACTS] },
  },
} as const satisfies Record<string, PackagePlan>;

/** The plans of packages that are bundled into others, by their name. */
export const INSIDE: Record<string, PackagePlan> = {
  [PRESETS]: PRESETS_PLAN,
  [CLI]: PLANS.cli,
  [CONTRACTS]: PLANS.contracts,
};

/** Returns the `package.json` of a packed package: exact versions replace the catalog and workspace references of the checkout. */
export function manifestOf(plan: PackagePlan): Manifest {
  const own = read(join(ROOT, plan.folder, 'package.json'));
  return {
    ...own,
    ...COMMON,
    ...plan.manifest,
    dependencies: dependenciesOf(plan),
    ...(plan.folder === PLANS.create.folder && {
      // From the lockfile: `npm start` doesn't install the test tools of the template.
      templateVersions: lockedVersions(plan.folder, Object.keys(own.devDependencies ?? {})),
    }),
  };
}

/** Returns the `package.json` of a bundled package. Its dependencies are listed in the outer package. */
export function manifestInside(plan: PackagePlan): Manifest {
  return {
    ...manifestOf(plan),
    bin: undefined,
    dependencies: undefined,
    optionalDependencies: undefined,
    peerDependencies: undefined,
    bundleDependencies: undefined,
  };
}

function dependenciesOf({
  folder,
  without = [],
  testTools = [],
  installsFor,
}: PackagePlan): Record<string, string> {
  const { dependencies = {} } = read(join(ROOT, folder, 'package.json'));
  const names = Object.keys(dependencies).filter((name) => !without.includes(name));
  return {
    ...exactVersions(folder, names),
    ...lockedVersions(folder, testTools),
    ...(installsFor && dependenciesOf(installsFor)),
  };
}

function lockedVersions(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, lockedVersion(folder, name)]));
}

/** Returns the range of a major version. */
function majorOf(version: string): string {
  return `^${version.split('.')[0]}.0.0`;
}

function exactVersions(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, installedVersion(folder, name)]));
}

function installedVersion(folder: string, name: string): string {
  const file = join(ROOT, folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) throw new PlainError(`${folder} has no ${name} installed.`);
  return read(file).version;
}

function read(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
