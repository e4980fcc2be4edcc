import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageIndex, remoteManifestJsonSchema } from '@boardwalk/contracts';
import { runBuild } from '../build/target.ts';
import { PlainError } from '../commands/plain-error.ts';
import { kitModule } from '../presets/kit-module.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { manifestOf, PLANS } from './package-plans.ts';

const WORK = join(BUILD, 'packages-work');
const CONTRACTS = '@boardwalk/contracts';
const run = promisify(execFile);

/** Packs every package into a folder, with the list of them that the site serves. @throws PlainError when the compiler refuses. */
export async function buildPackages(outDir: string): Promise<PackageIndex['packages']> {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  // The declarations of the kit name those of the contracts, so the compiler makes both, as it does for every check of types.
  await tsc('-b', 'shared/kit');
  await Promise.all([
    tsc('-p', 'shared/contracts/tsconfig.package.json', '--outDir', join(WORK, 'contracts/dist')),
    tsc('-p', 'shared/tooling/tsconfig.package.json', '--outDir', join(WORK, 'tooling/dist')),
    runBuild(kitModule(join(WORK, 'kit/dist'))),
  ]);
  const isDeclaration = (path: string) =>
    !/\.[a-z-]+$/.test(basename(path)) || /(?<!\.test)\.d\.ts$/.test(path);
  cpSync(join(BUILD, 'types/kit/src'), join(WORK, 'kit/dist'), { recursive: true, filter: isDeclaration });
  cpSync(join(ROOT, 'shared/tooling/package-bin'), join(WORK, 'tooling/bin'), { recursive: true });
  cpSync(join(WORK, 'tooling/dist'), join(WORK, 'create/dist'), { recursive: true });
  for (const template of ['template', 'template-alone'])
    cpSync(
      join(ROOT, 'shared/tooling/src/create-remote', template),
      join(WORK, 'create/dist/create-remote', template),
      { recursive: true },
    );
  writeFileSync(
    join(WORK, 'tooling/remote.schema.json'),
    `${JSON.stringify(remoteManifestJsonSchema(), null, 2)}\n`,
  );
  cpSync(join(ROOT, 'shared/create-boardwalk-remote/bin'), join(WORK, 'create/bin'), { recursive: true });
  const packages: PackageIndex['packages'] = [];
  for (const name of Object.keys(PLANS) as (keyof typeof PLANS)[]) packages.push(await pack(name, outDir));
  writeFileSync(
    join(outDir, 'index.json'),
    `${JSON.stringify({ packages } satisfies PackageIndex, null, 2)}\n`,
  );
  return packages;
}

async function pack(name: keyof typeof PLANS, outDir: string): Promise<PackageIndex['packages'][number]> {
  const folder = join(WORK, name);
  const manifest = manifestOf(PLANS[name]);
  cpSync(join(ROOT, PLANS[name].folder, 'README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (manifest.bundleDependencies)
    cpSync(join(WORK, 'contracts'), join(folder, 'node_modules', CONTRACTS), { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', outDir], {
    cwd: folder,
    shell: process.platform === 'win32',
    maxBuffer: 16 * 1024 * 1024,
  });
  const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
  if (!packed) throw new PlainError(`npm packed nothing of ${manifest.name}.`);
  const file = packed.filename.replace('@', '').replace('/', '-');
  return { name: manifest.name, version: manifest.version, file, integrity: packed.integrity };
}

async function tsc(...args: string[]): Promise<void> {
  try {
    await run('tsc', args, { cwd: ROOT, shell: process.platform === 'win32' });
  } catch (error) {
    throw new PlainError(
      `The packages can't be made:\n${(error as { stdout?: string }).stdout || String(error)}`,
    );
  }
}
