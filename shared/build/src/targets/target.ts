import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { PlainError } from '../command/plain-error.ts';
import { ROOT } from '../workspace/folders.ts';
import { inputHash } from './input-hash.ts';
import type { Packing } from './pack-assets.ts';

/** A build with a list of inputs. */
export interface Target {
  name: string;
  inputs: string[];
  /** Inputs besides files. */
  settings?(): readonly string[];
  /** Value of NODE_ENV during the build; production by default. */
  mode?: 'development';
  /**
   * The phase of `npm start` in which it is built, by default before the services start: `meanwhile` they start, or `afterwards`, because a local site
   * can open without it. An `early` target builds a part of such a target in time.
   */
  atStart?: 'early' | 'meanwhile' | 'afterwards';
  /** Whether it compresses its files, which takes a fifth of the whole build in full strength. */
  packs?: true;
  /** Whether its result exists. */
  isThere(hash: string): boolean;
  /** @returns a remark about the result, if any. */
  build(hash: string, packing: Packing): Promise<string | undefined>;
}

/** Source folders that affect every build. */
export const TOOLS = ['presets', 'release', 'targets', 'workspace'].map(
  (folder) => `shared/build/src/${folder}`,
);
/** Folders whose packages affect every build. */
export const BUILDERS = ['shared/build', 'shared/contracts', 'shared/artwork'];

/** Statistics that the description of a release needs: its chunks, and every module with those concatenated into it. */
const STATS = {
  all: false,
  chunks: true,
  ids: true,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  cachedModules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

/** Runs one build. @throws PlainError when it fails; the errors have been printed, with file and line. */
export async function runBuild(config: RsbuildConfig): Promise<Rspack.StatsCompilation> {
  const rsbuild = await createRsbuild({ cwd: ROOT, config: { ...config, logLevel: 'error' } });
  try {
    const { stats, close } = await rsbuild.build();
    await close();
    return stats?.toJson(STATS) ?? {};
  } catch {
    throw new PlainError('The build stopped at the errors above.');
  }
}

/** Returns the hash of a target's inputs and settings. A quickly packed build is another one than a fully packed one. */
export function hashOf(target: Target, packing: Packing): string {
  const settings = target.settings?.() ?? [];
  return inputHash(
    target.inputs.filter((path) => existsSync(join(ROOT, path))),
    target.packs && packing === 'quick' ? settings.concat(packing) : settings,
  );
}
