import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageIndex, remoteManifestJsonSchema } from '@boardwalk/contracts';
import { PlainError } from '../command/plain-error.ts';
import { kitModules, richTextModules } from '../presets/package-modules.ts';
import { runBuild } from '../targets/target.ts';
import { BUILD, ROOT } from '../workspace/folders.ts';
import { writeDocs } from './docs-pages.ts';
import { INSIDE, type Manifest, manifestInside, manifestOf, PLANS } from './package-plans.ts';

const WORK = join(BUILD, 'packages-work');
const run = promisify(execFile);

/** Packs every package into a folder, writes their documentation, and returns the list that the site serves. @throws PlainError for errors of the compiler. */
export async function buildPackages(outDir: string): Promise<PackageIndex['packages']> {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  // Types are checked by `npm test`; here they are only written.
  await Promise.all([
    ...['contracts', 'build', 'cli', 'backend'].map(compile),
    runBuild(kitModules(join(WORK, 'kit/dist'))),
    runBuild(richTextModules(join(WORK, 'rich-text/dist'))),
  ]);
  // The declarations of the kit reference those of the contracts, and those of rich text reference both.
  await compile('kit');
  await compile('rich-text');
  for (const template of ['template', 'template-alone']) {
    const source = join(ROOT, 'shared/cli/src/create-remote', template);
    cpSync(source, join(WORK, 'cli/dist/create-remote', template), { recursive: true });
  }
  for (const name of ['cli', 'create'] as const)
    cpSync(join(ROOT, PLANS[name].folder, 'bin'), join(WORK, name, 'bin'), { recursive: true });
  writeJson(join(WORK, 'cli/remote.schema.json'), remoteManifestJsonSchema());
  const packages: PackageIndex['packages'] = [];
  for (const name of Object.keys(PLANS) as (keyof typeof PLANS)[]) packages.push(await pack(name, outDir));
  writeDocs(outDir);
  writeJson(join(outDir, 'index.json'), { packages } satisfies PackageIndex);
  return packages;
}

async function pack(name: keyof typeof PLANS, outDir: string): Promise<PackageIndex['packages'][number]> {
  const folder = join(WORK, name);
  const manifest = manifestOf(PLANS[name]);
  cpSync(join(ROOT, PLANS[name].folder, 'README.md'), join(folder, 'README.md'));
  writeJson(join(folder, 'package.json'), manifest);
  putInside(manifest, folder);
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

/** Copies the packages that are bundled into another one: no registry has them. */
function putInside({ bundleDependencies = [] }: Manifest, folder: string): void {
  for (const name of bundleDependencies) {
    const plan = INSIDE[name];
    if (!plan)
      throw new PlainError(
        `${name} isn't a package of this checkout, so it can't be bundled into another one.`,
      );
    const target = join(folder, 'node_modules', name);
    cpSync(join(WORK, basename(plan.folder), 'dist'), join(target, 'dist'), { recursive: true });
    writeJson(join(target, 'package.json'), manifestInside(plan));
  }
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Compiles a package of `shared/` by its `tsconfig.package.json` into its `dist`. */
async function compile(name: string): Promise<void> {
  const args = ['-p', `shared/${name}/tsconfig.package.json`, '--outDir', join(WORK, name, 'dist')];
  try {
    await run('tsc', args, { cwd: ROOT, shell: process.platform === 'win32' });
  } catch (error) {
    throw new PlainError(
      `The packages can't be built:\n${(error as { stdout?: string }).stdout || String(error)}`,
    );
  }
}
