import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remote } from '../presets/remote.ts';
import { remoteOnServer } from '../presets/remote-on-server.ts';
import { writeRelease } from '../release/remote-release.ts';
import { sizeReport } from '../release/size-report.ts';
import { BUILD, IS_ONE_REMOTE, ROOT, remoteFolder } from '../workspace/folders.ts';
import { lockedPackages } from './locked-packages.ts';
import { packAssets } from './pack-assets.ts';
import { BUILDERS, runBuild, type Target, TOOLS } from './target.ts';

/** Optional packages that are compiled into a remote if its `package.json` lists them. */
const COMPILED_IN = { '@boardwalk/rich-text': 'shared/rich-text' };

function compiledInto(source: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.entries(COMPILED_IN).flatMap(([name, folder]) => (name in dependencies ? [folder] : []));
}

/** Inputs of a release in a repository of one remote. The lockfile determines tools, kit and packages. */
const OWN_FILES = ['src', 'remote.json', 'package.json', 'lingui.config.js'];

const filesInCheckout = (name: string, shared: readonly string[]) => [
  remoteFolder(name),
  'shared/artwork/src',
  ...shared.map((folder) => `${folder}/src`),
  'shared/kit/package.json',
  'shared/contracts/src',
  'lingui.config.ts',
  ...TOOLS,
];

/** Returns the target of one remote's release. */
export function remoteTarget(name: string): Target {
  const source = join(ROOT, remoteFolder(name));
  const folderOf = (hash: string) => join(BUILD, 'remotes', name, versionOf(source, hash));
  const shared = compiledInto(source);
  return {
    name: `remote ${name}`,
    inputs: IS_ONE_REMOTE ? OWN_FILES : filesInCheckout(name, shared),
    atStart: 'meanwhile',
    packs: true,
    settings: () => lockedPackages([`remotes/${name}`, ...shared, ...BUILDERS]),
    isThere: (hash) =>
      existsSync(join(folderOf(hash), 'release.json')) && isCurrent(name, versionOf(source, hash)),
    async build(hash, packing) {
      const folder = folderOf(hash);
      const version = versionOf(source, hash);
      const stats = await runBuild(remote({ folder: source, version, outDir: folder }));
      await runBuild(remoteOnServer({ folder: source, name, version, outDir: folder }));
      await packAssets(folder, packing);
      return sizeReport(writeRelease({ source, folder, version, stats }));
    },
  };
}

/** Returns a remote's version: the number in its `package.json`, and the hash of its inputs. */
function versionOf(source: string, hash: string): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  return `${version}-${hash}`;
}

function isCurrent(name: string, version: string): boolean {
  const file = join(BUILD, 'remotes', name, 'current');
  return existsSync(file) && readFileSync(file, 'utf8') === version;
}
