import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { PlainError } from '../command/plain-error.ts';
import { ROOT } from '../workspace/folders.ts';
import { inputHash } from './input-hash.ts';

/** Something that is built from a list of inputs. */
export interface Target {
  name: string;
  inputs: string[];
  /** What the result depends on besides files. */
  settings?(): readonly string[];
  /** What NODE_ENV says while it is built; production unless said. */
  mode?: 'development';
  /** Whether a site on this machine opens without it: `npm start` builds it afterwards. */
  later?: true;
  /** Whether its result is still there. */
  isThere(hash: string): boolean;
  /** @returns what there is to say of the result, if anything. */
  build(hash: string): Promise<string | undefined>;
}

/** The sources that take part in every build. */
export const TOOLS = ['presets', 'release', 'targets', 'workspace'].map(
  (folder) => `shared/build/src/${folder}`,
);
/** The folders whose packages take part in every build. */
export const BUILDERS = ['shared/build', 'shared/contracts', 'shared/artwork'];

/** What a release is described from: its chunks, and every module with those that were joined into it. */
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

/** Runs one build. @throws PlainError when it fails; what is wrong has been printed already, with file and line. */
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

/** The hash of a target's inputs; every target knows its own. */
export const hashOf = (target: Target): string =>
  inputHash(
    target.inputs.filter((path) => existsSync(join(ROOT, path))),
    target.settings?.(),
  );
